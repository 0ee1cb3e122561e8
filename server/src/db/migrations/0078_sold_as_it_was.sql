-- A ticket stays what was sold when its category is changed later: the meal that a line is a right to stands in the line. The trigger
-- writes it, for every way in which lines are written; a line that gives back has the meal of the line that it undoes.

alter table pos_ticket_lines add column meal_type text check (meal_type in ('L', 'D')), add check (meal_type is null or type = 'm');

alter table pos_ticket_lines disable trigger keeps_its_rows;
update pos_ticket_lines l set meal_type = c.meal_type from pos_categories c
  where c.id = l.category_id and l.type = 'm' and c.meal_type is not null;
alter table pos_ticket_lines enable trigger keeps_its_rows;

create function pos_line_is_of_a_meal() returns trigger language plpgsql as $$
begin
  new.meal_type := case when new.undoes is null then (select meal_type from pos_categories where id = new.category_id)
    else (select meal_type from pos_ticket_lines where id = new.undoes) end;
  return new;
end $$;
create trigger is_of_a_meal before insert on pos_ticket_lines for each row when (new.type = 'm')
  execute function pos_line_is_of_a_meal();
