# models/bouncing_ball with n balls instead of one: n small state machines.
#
#     awk -v n=COUNT -v libraries=FOLDER -f machines.awk models/bouncing_ball/model.xmi
{ gsub("\\.\\./\\.\\./libraries", libraries) }
/xmi:id="BouncingBall.BallTest.ball" / {
    for (i = 1; i <= n; i++)
        print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"BouncingBall.BallTest.ball" i "\" name=\"ball" i "\" aggregation=\"composite\" type=\"BouncingBall.Ball\"/>"
    skip = 1
}
skip { if (/<\/ownedAttribute>/) skip = 0; next }
/base_Property="BouncingBall.BallTest.ball"/ || /BallExperiment.plot/ { if (/[^\/]>$/ && !/<\/ownedAttribute>/) skip = 1; next }
{ print }
