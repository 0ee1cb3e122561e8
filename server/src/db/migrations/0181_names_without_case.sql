-- The venue adds and renames its gates and kinds of event: their names are compared without their case, as all names are, and
-- are never blank. Of two that differ in case alone, the later one gets its number.
update gates g set name = left(g.name, 80) || ' (' || g.id || ')'
  where exists (select from gates o where lower(o.name) = lower(g.name) and o.id < g.id);
update event_types e set name = left(e.name, 80) || ' (' || e.id || ')'
  where exists (select from event_types o where lower(o.name) = lower(e.name) and o.id < e.id);

alter table gates
  drop constraint gates_name_key,
  add constraint gates_name_is_given check (btrim(name) <> '');
create unique index gates_name on gates (lower(name));
alter table event_types
  drop constraint event_types_name_key,
  add constraint event_types_name_is_given check (btrim(name) <> '' and length(name) <= 100);
create unique index event_types_name on event_types (lower(name));
