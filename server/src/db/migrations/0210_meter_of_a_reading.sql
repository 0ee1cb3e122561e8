-- A reading keeps the number of its meter as it was known when it was written. The bills of a meter that was replaced have the
-- number of its last reading; those of the meter in use have that of the house, so that a mistyped number is corrected on all of them.
-- For readings from before it is the present number: no row knows another.
alter table electric_readings add column meterno text check (length(meterno) between 1 and 40);
update electric_readings r set meterno = p.meterno from electric_profiles p
  where p.id = r.profile_id and p.meterno is not null;
create index electric_readings_replaced on electric_readings (profile_id, month) where new_meter;

create function electric_reading_has_its_meter() returns trigger language plpgsql as $$
begin
  select p.meterno into new.meterno from electric_profiles p where p.id = new.profile_id;
  return new;
end $$;
create trigger has_its_meter before insert on electric_readings for each row execute function electric_reading_has_its_meter();
