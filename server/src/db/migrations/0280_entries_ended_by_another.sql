-- The next entry with the same card, which ended this entry because its exit was missed.
alter table gate_visits
  add column ended_by int references gate_visits,
  add constraint ended_by_another_when_it_ended check (ended_by is null or (exited_at is not null and ended_by <> id));
