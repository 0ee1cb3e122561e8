-- Gates and kinds of event are switched off, not deleted: what was recorded keeps them, and nothing new gets them.
alter table gates add column is_active boolean not null default true;
alter table event_types add column is_active boolean not null default true;

-- An entry that waited in a browser was made before its counter could know, and is taken as it was made.
create function refuse_gate_switched_off() returns trigger language plpgsql as $$
begin
  if exists (select from gates where id = new.gate_id and not is_active) then
    raise exception 'gate % is switched off', new.gate_id
      using errcode = 'check_violation', constraint = 'gate_visits_gate_in_use';
  end if;
  return new;
end $$;
create trigger gate_in_use before insert on gate_visits
  for each row when (new.gate_id is not null and new.made_by is null) execute function refuse_gate_switched_off();

-- Reservations that are combined keep the event that they were made for.
create function refuse_event_switched_off() returns trigger language plpgsql as $$
begin
  if exists (select from event_types where id = new.event_type_id and not is_active) then
    raise exception 'event type % is switched off', new.event_type_id
      using errcode = 'check_violation', constraint = 'reservations_event_in_use';
  end if;
  return new;
end $$;
create trigger event_in_use before insert on reservations
  for each row when (not new.is_child) execute function refuse_event_switched_off();
