double smoothed(double before, double value);
