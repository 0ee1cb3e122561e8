-- A meal that a counter without a network gave out before its ticket arrived is noted as refused. When the
-- ticket comes, and was sold before, the meal is served from it and names the note, which stays.
alter table pos_meals add column noted_id int unique references pos_refused_meals;
