/* licence.c - the works that the program consists of, linked into it or beside it, with the texts that their licences
 * require. */
#include "licence.h"

#include <stdlib.h>

static const char runtime_licence[] =
    "The runtime of sysphsc: numbers, events, results, command line\n"
    "\n"
    "MIT License\n"
    "\n"
    "Copyright (c) 2026 The sysphsc developers\n"
    "\n"
    "Permission is hereby granted, free of charge, to any person obtaining a copy of this software\n"
    "and associated documentation files (the \"Software\"), to deal in the Software without\n"
    "restriction, including without limitation the rights to use, copy, modify, merge, publish,\n"
    "distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the\n"
    "Software is furnished to do so, subject to the following conditions:\n"
    "\n"
    "The above copyright notice and this permission notice shall be included in all copies or\n"
    "substantial portions of the Software.\n"
    "\n"
    "THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING\n"
    "BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND\n"
    "NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,\n"
    "DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\n"
    "OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n";

static const char integrator_licence[] =
    "SUNDIALS (CVODE, vectors, matrices, linear and nonlinear solvers)\n"
    "Copyright (c) 2002-2022, Lawrence Livermore National Security and Southern Methodist University.\n"
    "All rights reserved.\n"
    "\n"
    "Redistribution and use in source and binary forms, with or without modification, are permitted\n"
    "provided that the following conditions are met:\n"
    "\n"
    "1. Redistributions of source code must retain the above copyright notice, this list of\n"
    "conditions and the disclaimer below.\n"
    "\n"
    "2. Redistributions in binary form must reproduce the above copyright notice, this list of\n"
    "conditions and the disclaimer (as noted below) in the documentation and/or other materials\n"
    "provided with the distribution.\n"
    "\n"
    "3. Neither the name of the LLNS/LLNL nor the names of its contributors may be used to endorse or\n"
    "promote products derived from this software without specific prior written permission.\n"
    "\n"
    "THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS \"AS IS\" AND ANY EXPRESS OR\n"
    "IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND\n"
    "FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL LAWRENCE LIVERMORE NATIONAL\n"
    "SECURITY, LLC, THE U.S. DEPARTMENT OF ENERGY OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT,\n"
    "INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO,\n"
    "PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS\n"
    "INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT\n"
    "LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS\n"
    "SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.\n"
    "\n"
    "Additional BSD Notice\n"
    "\n"
    "1. This notice is required to be provided under our contract with the U.S. Department of Energy\n"
    "(DOE). This work was produced at Lawrence Livermore National Laboratory under Contract No. DE-\n"
    "AC52-07NA27344 with the DOE.\n"
    "\n"
    "2. Neither the United States Government nor Lawrence Livermore National Security, LLC nor any of\n"
    "their employees, makes any warranty, express or implied, or assumes any liability or\n"
    "responsibility for the accuracy, completeness, or usefulness of any information, apparatus,\n"
    "product, or process disclosed, or represents that its use would not infringe privately-owned\n"
    "rights.\n"
    "\n"
    "3. Also, reference herein to any specific commercial products, process, or services by trade\n"
    "name, trademark, manufacturer or otherwise does not necessarily constitute or imply its\n"
    "endorsement, recommendation, or favoring by the United States Government or Lawrence Livermore\n"
    "National Security, LLC. The views and opinions of authors expressed herein do not necessarily\n"
    "state or reflect those of the United States Government or Lawrence Livermore National Security,\n"
    "LLC, and shall not be used for advertising or product endorsement purposes.\n";

/* The C library by its name, if it is known. */
static const char c_library_licence[] =
#ifdef __GLIBC__
    "The GNU C Library\n"
    "Copyright (C) the Free Software Foundation, Inc. and others.\n"
    "\n"
    "GNU Lesser General Public License, version 2.1 or later: runtime/LGPL-2.1 of the program's sources. A program\n"
    "that holds it can be linked anew with a modified version: `make` in the folder of these sources does so.\n"
#else
    "The C library of the system that the program was built on, under its own licence.\n"
#endif
    ;

const char licence_of_model[] =
    ": the generated C is a translation of the model, and belongs to whom the model belongs.\n";
const char licence_line[] = "\n----\n\n";
const char *const licence_texts[] = {runtime_licence, integrator_licence, c_library_licence, NULL};
