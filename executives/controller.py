import portable

block = portable.Block('out/cruise/portable/PIController.c')
slow, fast = block.begin(), block.begin(kp=0.3)
for run in slow, fast:
    run.inputs.setSpeed_rSig, run.inputs.speed_rSig = 30, 28
for step in range(3):
    for run in slow, fast:
        run.step()
    print('%.2f s  throttle %.4f and %.4f, integral %.2f' %
          (slow.outputs.time, slow.outputs.outSig_rSig, fast.outputs.outSig_rSig, slow['intErr']))
