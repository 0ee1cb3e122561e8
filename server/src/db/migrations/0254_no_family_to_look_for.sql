-- 0228 looks for the families that follow at every reading, twice. A page of ten readings waited 5 ms more for its commit. Most
-- houses have no next family: their next reading is one of their own.
create or replace function electric_reading_goes_on() returns trigger language plpgsql as $$
declare
  ends numeric;
  later record;
begin
  select r.reading into ends from electric_readings r where r.id = new.id;
  if exists (select from electric_profiles p where p.follows = new.profile_id) then
    -- `greatest` passes over a null.
    with families as materialized (select f.id, f.above from next_families(new.profile_id) f)
    select r.last_reading as begins,
        greatest((select f.above from families f where f.id = r.profile_id), ends) as due
      into later
      from electric_readings r
      where r.month > new.month
        and r.profile_id = any(array(select new.profile_id union all select f.id from families f))
      order by r.month limit 1;
  else
    select r.last_reading as begins, ends as due into later
      from electric_readings r
      where r.profile_id = new.profile_id and r.month > new.month
      order by r.month limit 1;
  end if;
  if later.begins <> later.due then
    raise exception 'the reading after % begins at %', new.id, later.begins
      using errcode = 'check_violation', constraint = 'electric_readings_go_on';
  end if;
  return null;
end $$;
