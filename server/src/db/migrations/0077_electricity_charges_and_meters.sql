-- A charge of houses stays so much a month, or so much a unit: each house has its own amount of it, and Rs. 50 a month would be
-- Rs. 50 a unit. The key of the houses' charges followed such a change; now it forbids it.
alter table profile_charges
  drop constraint profile_charges_charge_type_id_is_fixed_fkey,
  add constraint profile_charges_kind foreign key (charge_type_id, is_fixed) references charge_types (id, is_fixed);

-- A meter that is replaced after an estimate may have ended below it, as any reading may be lower then: the units are given back.
-- Whether the month before was an estimate is not in the row; the rules of the screen hold the rest.
alter table electric_readings
  drop constraint electric_readings_check,
  add constraint electric_readings_final check (final_reading >= 0);
