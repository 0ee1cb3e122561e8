-- The departure that a move took a stay from: an extension that is undone within two minutes gives it back, also to guests who were
-- overdue, whose departure is otherwise not moved to a day before today.
alter table stays
  add column left_departure date,
  add column left_departure_at timestamptz,
  add constraint stays_left_a_departure check (num_nonnulls(left_departure, left_departure_at) in (0, 2));
