-- An entry whose exit was missed ends with the next one of its card, which is named here.
alter table gate_visits
  add column ended_by int references gate_visits,
  add constraint ended_by_another_when_it_ended check (ended_by is null or (exited_at is not null and ended_by <> id));
