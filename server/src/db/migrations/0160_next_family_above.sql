-- A house that is switched off when its family leaves is not billed for its last units: the account of the next family begins
-- above the last reading of the one before, and stays there when that reading is corrected. Within an account, and of a
-- family that was billed to its last day, the next reading begins where a reading ends, as in 0155.
create or replace function electric_reading_goes_on() returns trigger language plpgsql as $$
declare
  ends numeric;
  later electric_readings;
begin
  select r.reading into ends from electric_readings r where r.id = new.id;
  select r.* into later from electric_readings r
    where r.month > new.month
      and r.profile_id in (new.profile_id, (select p.id from electric_profiles p where p.follows = new.profile_id))
    order by r.month limit 1;
  if later.last_reading < ends or (later.last_reading > ends and later.profile_id = new.profile_id) then
    raise exception 'the reading after % begins at %', new.id, later.last_reading
      using errcode = 'check_violation', constraint = 'electric_readings_go_on';
  end if;
  return null;
end $$;
