# board.sh - a Cortex-M4 in an emulator, for boards.sh and the benchmark: arm-none-eabi-gcc with newlib, and QEMU.
BOARD_CPU=-mcpu=cortex-m4 # for objects without the start-up code of the board
BOARD_CC='arm-none-eabi-gcc @executives/board.options'
BOARD_FPU='-mfpu=fpv4-sp-d16 -mfloat-abi=hard' # its FPU has float, not double
BOARD_RUN='qemu-system-arm -machine mps2-an386 -display none -semihosting -kernel'

# has_board SUBJECT: false, with a message about what is skipped, if there is no emulator.
has_board() {
    for tool in arm-none-eabi-gcc qemu-system-arm; do
        command -v $tool >/dev/null || { echo "skipped: $1, for there is no $tool"; return 1; }
    done
    echo 'int main(void) { return 0; }' | arm-none-eabi-gcc --specs=rdimon.specs -x c -fsyntax-only -include math.h - 2>/dev/null ||
        { echo "skipped: $1, for there is no newlib of arm-none-eabi-gcc"; return 1; }
}
