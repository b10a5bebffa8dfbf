#!/bin/sh
# Properties with a multiplicity: arrays of values, parts and constraints.
. tests/lib.sh
folder=$(fresh arrays)

# ends NAME EXPRESSION: the expression must hold in the last row of $folder/NAME.csv.
ends() {
    check "$1: $2" last_row "$2" "$folder/$1.csv" 1e-5
}

# compiled NAME: compiles tests/cases/NAME and runs it verified, results in $folder/NAME.csv.
compiled() {
    check "$1 compiles" $SMALL -o "$folder/$1" "tests/cases/$1/model.xmi"
    check "$1 verifies" "$folder/$1/System" -q --constants --verify -o "$folder/$1.csv"
}

# Three decays, with a constraint for each element, and two cells.
compiled arrays
ends arrays 'near(v("x[1]"), exp(-2)) && near(v("x[3]"), exp(-2)) && near(v("cell[2].T"), 4 * exp(-0.5))'
check 'elements are set' "$folder/arrays/System" -q --constants --set 'x[2]=5' --set 'cell[2].rate=3' -o "$folder/arrays.csv"
ends arrays 'near(v("x[2]"), 5 * exp(-2)) && near(v("x[1]"), exp(-2)) && near(v("cell[2].T"), 4 * exp(-3))'

# Sizes computed from a constant bound to one of the system, and from the size of another array; slots with a value for
# each element. In an array of parts, constants bound to its size give the sizes of arrays in these parts.
compiled array_sizes
ends array_sizes 'near(v("rod.x[4]"), exp(-4)) && near(v("rod.cell[6].T"), 8 * exp(-2)) && !("rod.x[5]" in column)'
ends array_sizes 'v("rod.cell[6].n") == 3 && v("rod.cell[1].all") == 6 && near(v("rod.cell[6].share[3]"), 1 / 6)'
program=$folder/array_sizes/System
expect 2 "is built into the program: 'count' \\(--set\\) \\[R36\\]" "$program" --set count=4 -o "$folder/no.csv"
expect 2 'in which count is 3' "$program" --set count=4 -o "$folder/no.csv"

# A scalar bound to each element of a parameter, an array of any size, and ports of arrays of parts: connected element
# by element, and all to a single port. x decays by exp(-2), the excess temperature of the masses, 10 K, by exp(-0.25).
compiled array_connections
ends array_connections 'near(v("x[3]"), 3 * exp(-2)) && near(v("total"), 6 * exp(-2))'
ends array_connections 'near(v("mass[2].T"), 290 + 10 * exp(-0.25)) && near(v("room.p.Q"), 15 * exp(-0.25))'

# Matrices and vectors: defaults and slots, with the last index varying fastest; a size and a start redefined by a
# special block; a binding of whole arrays; arrays in arrays of parts. In the first, der(x) = A*x turns (1, 0) by 1, and
# so on.
compiled array_values
ends array_values 'near(v("two.x[1]"), cos(1)) && near(v("two.x[2]"), -sin(1)) && near(v("watch.worst"), cos(1))'
ends array_values 'near(v("three.x[2]"), 2 * exp(-2)) && near(v("three.x[3]"), 2.5 * exp(-3) + 0.5 * exp(-1))'
ends array_values 'near(v("bank[2].sum"), cos(1) + sin(1) + 10 + 3 * cos(1) - 3 * sin(1))'
ends array_values 'v("bank[2].even[2]") == 4 && !("bank[2].even[3]" in column)'
# The same model with the number of rows or columns given by the value, or by the number of values in a slot.
sized() { # NAME DIMENSION
    sed "s/dimension=\"n, size(x, 1)\"/dimension=\"$2\"/" tests/cases/array_values/model.xmi >"$folder/$1.xmi"
}
for open in rows columns; do
    [ "$open" = rows ] && sized rows ':, size(x, 1)' || sized columns 'n, :'
    check "$open compile" $SMALL -o "$folder/$open" "$folder/$open.xmi"
    check "$open verify" "$folder/$open/System" -q --constants --verify -o "$folder/$open.csv"
    ends "$open" 'near(v("two.x[1]"), cos(1)) && near(v("three.x[2]"), 2 * exp(-2))'
done
sized wide ':, 2*size(x, 1)'
expect 1 "the value of 'two.A' has 2 x 2 elements, which differs from its multiplicity \[F33\]" "$SYSPHSC" --check "$folder/wide.xmi"
check 'an element of a matrix is set' "$folder/array_values/System" -q --constants --set 'two.A[2,1]=-4' -o "$folder/array_values.csv"
ends array_values 'near(v("two.x[1]"), cos(2))'
expect 2 'in which two.n is 2' "$folder/array_values/System" --set two.n=3 -o "$folder/no.csv"

# The rod with n volumes: its plot shows the elements of an array.
rod=$(program_of heated_rod)
check 'an array is plotted' "$rod" -q --plot "$folder/rod.svg" -o "$folder/rod.csv"
check 'all elements are in the plot' grep -qF 'rod.T[5]' "$folder/rod.svg"
expect 2 'in which rod.n is 5' "$rod" --set rod.n=6 -o "$folder/no.csv"

# Equations between members of arrays of parts, and constraint blocks with parameters of any size.
compiled array_equations
ends array_equations 'near(v("total"), 20 * exp(-1)) && near(v("middle"), 2 * exp(-1)) && near(v("row"), 4 * exp(-1))'
ends array_equations 'near(v("last"), 6 * exp(-1)) && v("grid") == 23 && near(v("chosen"), 3 * exp(-1))'
ends array_equations 'near(v("mean"), 2 * (exp(-1) + exp(-2) + exp(-3)) / 3) && near(v("mean2"), (10 + 4 * exp(-1)) / 8)'
ends array_equations 'near(v("square"), 4 * (exp(-2) + exp(-4) + exp(-6)) + 2 * exp(-3))'
ends array_equations 'near(v("square2"), 30 + 4 * exp(-2) + exp(-1))'

# Arrays without elements: sums are 0, products are 1, and there are no equations.
compiled empty_arrays
ends empty_arrays 'v("s") == 0 && v("p") == 2 && v("m") == 20 && v("q") == 0 && v("c[2]") == 2 && v("d") == 2 && v("length") == 0'
sed 's/max(c)/max(x)/' tests/cases/empty_arrays/model.xmi >"$folder/empty.xmi"
expect 1 'max\(\) of an array without elements \[F38\]' "$SYSPHSC" -q --check "$folder/empty.xmi"

# Parts of multiplicity 0: they have no instances, and connectors to them have no effect. The same with two of each.
compiled empty_parts
ends empty_parts 'v("total") == 0 && v("squares") == 0 && v("count") == 0 && v("spares") == 1 && v("source.p.i") == 0'
mkdir -p "$folder/two"
sed '/xmi:id="spare"/s/value="0"/value="2"/g; s/id="n.value" value="0"/id="n.value" value="2"/' \
    tests/cases/empty_parts/model.xmi >"$folder/two/model.xmi"
check 'two of each part are checked' "$SYSPHSC" -q --check --units=off -I libraries "$folder/two/model.xmi"
sed 's/sum(cell.v)/sum(cell.w)/' tests/cases/empty_parts/model.xmi >"$folder/unnamed.xmi"
expect 1 "uses the name 'cell.w'.*F07" "$SYSPHSC" -q --check "$folder/unnamed.xmi"

# A loop over the members of 20,000 parts: a list of all parts in each iteration would need 10 GB.
number='<type href="http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real"/>'
cat >"$folder/many.xmi" <<END
<xmi:XMI xmlns:xmi="http://www.omg.org/spec/XMI/20131001" xmlns:uml="http://www.omg.org/spec/UML/20161101"
         xmlns:sysml="http://www.omg.org/spec/SysML/20181001/SysML"
         xmlns:SysPhS="https://www.omg.org/spec/SysPhS/20200925">
  <uml:Model xmi:id="Many" name="Many">
    <packagedElement xmi:type="uml:Class" xmi:id="Cell" name="Cell">
      <ownedAttribute xmi:id="Cell.v" name="v">$number</ownedAttribute>
    </packagedElement>
    <packagedElement xmi:type="uml:Class" xmi:id="System" name="System">
      <ownedAttribute xmi:id="System.cell" name="cell" type="Cell" aggregation="composite">
        <lowerValue xmi:type="uml:LiteralInteger" xmi:id="System.lower" value="20000"/>
        <upperValue xmi:type="uml:LiteralUnlimitedNatural" xmi:id="System.upper" value="20000"/>
      </ownedAttribute>
      <ownedRule xmi:type="uml:Constraint" xmi:id="System.rule">
        <specification xmi:type="uml:OpaqueExpression" xmi:id="System.text">
          <body>for i in 1:20000 loop der(cell.v[i]) = -cell.v[i]; end for</body>
        </specification>
      </ownedRule>
    </packagedElement>
  </uml:Model>
  <sysml:Block base_Class="Cell"/>
  <sysml:Block base_Class="System"/>
  <SysPhS:PhSVariable base_Property="Cell.v"/>
</xmi:XMI>
END
check 'a loop over many parts takes little memory' \
    sh -c 'ulimit -v 2000000 && "$1" -q --check "$2"' sh "$SYSPHSC" "$folder/many.xmi"
finish
