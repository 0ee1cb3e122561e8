-- Another family in a house has an account of its own. That of the family before is closed on a day and keeps its ledger; its
-- house number finds the account that follows, which begins with the meter as the closed one ended.
alter table electric_profiles
  alter column house_key drop not null,
  add column left_on date,
  add column follows int constraint electric_profiles_follow_once unique references electric_profiles,
  add constraint electric_profiles_left_is_off check (left_on is null or not is_enabled),
  add constraint electric_profiles_left_has_no_key check ((house_key is null) = (left_on is not null)),
  add constraint electric_profiles_follows_another check (follows <> id);

-- At the commit the next reading begins where a reading ends, also that of the next family: no unit is billed twice, and none is
-- left out.
create or replace function electric_reading_goes_on() returns trigger language plpgsql as $$
declare
  ends numeric;
  begins numeric;
begin
  select r.reading into ends from electric_readings r where r.id = new.id;
  select r.last_reading into begins from electric_readings r
    where r.month > new.month
      and r.profile_id in (new.profile_id, (select p.id from electric_profiles p where p.follows = new.profile_id))
    order by r.month limit 1;
  if begins <> ends then
    raise exception 'the reading after % begins at %', new.id, begins
      using errcode = 'check_violation', constraint = 'electric_readings_go_on';
  end if;
  return null;
end $$;
