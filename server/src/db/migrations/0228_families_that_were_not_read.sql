-- A family of a house that was switched off may leave without a reading of its own. The one after it begins then where the last
-- reading of the families before ends, also when that is corrected: 0180 looked at the next family alone, and the units between
-- were billed to two.

-- The families that follow an account in its house, until one that was read. `above`: the meter above which each begins, null
-- where it begins with the last reading.
create function next_families(profile int) returns table (id int, above numeric) language sql stable rows 1 as $$
  with recursive families as (
    select p.id, p.begins_above::numeric as above from electric_profiles p where p.follows = profile
    union all
    select p.id, greatest(p.begins_above, f.above)::numeric from families f join electric_profiles p on p.follows = f.id
      where not exists (select from electric_readings r where r.profile_id = f.id)
  )
  select f.id, f.above from families f
$$;

create or replace function electric_reading_goes_on() returns trigger language plpgsql as $$
declare
  ends numeric;
  later record;
begin
  select r.reading into ends from electric_readings r where r.id = new.id;
  -- `greatest` passes over a null.
  select r.last_reading as begins,
      greatest((select f.above from next_families(new.profile_id) f where f.id = r.profile_id), ends) as due
    into later
    from electric_readings r
    where r.month > new.month
      and r.profile_id = any(array(select new.profile_id union all select f.id from next_families(new.profile_id) f))
    order by r.month limit 1;
  if later.begins <> later.due then
    raise exception 'the reading after % begins at %', new.id, later.begins
      using errcode = 'check_violation', constraint = 'electric_readings_go_on';
  end if;
  return null;
end $$;
