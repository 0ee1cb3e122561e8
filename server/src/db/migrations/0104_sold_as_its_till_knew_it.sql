-- A ticket that waited in its till keeps the meals that were sold, also when a category has another meal by
-- then: a line is written with its meal. A line that gives back has the meal of the line that it undoes, as
-- before.
drop trigger is_of_a_meal on pos_ticket_lines;
create or replace function pos_line_is_of_a_meal() returns trigger language plpgsql as $$
begin
  select meal_type into new.meal_type from pos_ticket_lines where id = new.undoes;
  return new;
end $$;
create trigger is_of_a_meal before insert on pos_ticket_lines for each row when (new.type = 'm' and new.undoes is not null)
  execute function pos_line_is_of_a_meal();
