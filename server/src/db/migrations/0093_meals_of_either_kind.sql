-- A portion of a line is eaten once a day, at whichever meal: a line without a meal type is good for lunch or dinner.
drop index pos_meals_of_line_once;
create unique index pos_meals_of_line_once on pos_meals (line_id, day, place) where undone_at is null;
