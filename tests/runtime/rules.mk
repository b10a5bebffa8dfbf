# Each test is one program: it includes its model (plant.h, ode.h or its own) and takes the rest from the runtime's
# archive. main.o stays in the archive, because the test has a main of its own.
$(BUILD)/tests/runtime/%: tests/runtime/%.c $(ARCHIVE)
	@mkdir -p $(@D)
	$(COMPILE) -Iruntime -o $@ $< $(ARCHIVE) -lcmocka $(SUNDIALS_LIBS)
