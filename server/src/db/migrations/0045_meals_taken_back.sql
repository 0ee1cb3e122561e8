-- A meal that was served by mistake is taken back within minutes. Its row stays and says who did it; the portion is free again.
alter table pos_meals
  add column undone_at timestamptz,
  add column undone_by int references users,
  add check ((undone_at is null) = (undone_by is null)),
  drop constraint pos_meals_of_card_once,
  drop constraint pos_meals_of_line_once;
create unique index pos_meals_of_card_once on pos_meals (reservation_id, day, meal, place) where undone_at is null;
create unique index pos_meals_of_line_once on pos_meals (line_id, day, meal, place) where undone_at is null;
create index pos_meals_undoer on pos_meals (undone_by) where undone_by is not null;

create function pos_meal_stays() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null or to_jsonb(new) - '{undone_at,undone_by}'::text[] <> to_jsonb(old) - '{undone_at,undone_by}'::text[] then
    raise exception 'meal % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger keeps_its_rows on pos_meals;
create trigger keeps_its_rows before delete or truncate on pos_meals execute function cash_keeps_its_rows();
create trigger stays before update on pos_meals for each row execute function pos_meal_stays();
