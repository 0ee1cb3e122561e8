-- Screens in Hindi show a building by its Hindi, and an import finds it by either name: no two buildings may share one. Names from
-- before stay as they are until somebody changes them.
create function lock_names_of_buildings() returns trigger language plpgsql as $$
begin
  -- Two desks that give two buildings one name wait for each other here, before they hold any row.
  perform pg_advisory_xact_lock(hashtext('buildings_names'));
  return null;
end $$;
create trigger names_one_by_one before insert or update of name, name_hi on buildings
  for each statement execute function lock_names_of_buildings();

create function refuse_name_of_other_building() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' or new.name is distinct from old.name)
      and exists (select from buildings b where b.id <> new.id and lower(b.name_hi) = lower(new.name)) then
    raise exception 'another building has % as its Hindi', new.name
      using errcode = 'unique_violation', constraint = 'buildings_name_is_no_hindi';
  end if;
  if (tg_op = 'INSERT' or new.name_hi is distinct from old.name_hi)
      and exists (select from buildings b where b.id <> new.id and lower(new.name_hi) in (lower(b.name), lower(b.name_hi))) then
    raise exception 'another building has the name %', new.name_hi
      using errcode = 'unique_violation', constraint = 'buildings_name_hi';
  end if;
  return null;
end $$;
-- After the row: an import passes over the buildings that are there.
create trigger named_once after insert or update of name, name_hi on buildings
  for each row execute function refuse_name_of_other_building();
