-- The account of the next family begins above the last reading of the one before where nobody was billed for the units between.
-- 0160 read that from the two values, which a correction beyond it and back made equal: the units were the next family's then.
-- Now the account keeps where the meter stood, and the database holds every beginning to it.
alter table electric_profiles
  -- The meter when the family moved in, above the last reading that was billed before; null where that reading was the meter's.
  add column begins_above numeric(12, 2),
  add constraint electric_profiles_begins_after_another check (begins_above is null or follows is not null);
update electric_profiles p set begins_above = p.first_reading
  where p.first_reading > (select r.reading from electric_readings r where r.profile_id = p.follows order by r.month desc limit 1);

create or replace function electric_reading_goes_on() returns trigger language plpgsql as $$
declare
  ends numeric;
  later record;
begin
  select r.reading into ends from electric_readings r where r.id = new.id;
  -- `greatest` passes over a null.
  select r.last_reading as begins, case when r.profile_id = new.profile_id then ends else greatest(p.begins_above, ends) end as due
    into later
    from electric_readings r join electric_profiles p on p.id = r.profile_id
    where r.month > new.month
      and r.profile_id in (new.profile_id, (select f.id from electric_profiles f where f.follows = new.profile_id))
    order by r.month limit 1;
  if later.begins <> later.due then
    raise exception 'the reading after % begins at %', new.id, later.begins
      using errcode = 'check_violation', constraint = 'electric_readings_go_on';
  end if;
  return null;
end $$;
