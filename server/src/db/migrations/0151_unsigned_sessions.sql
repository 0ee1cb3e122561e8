-- The closed sessions that no day was signed with, so that the oldest of them is found among the sessions of many years.
-- Sessions and sign-offs keep their rows as they are; this list follows them.
create table cash_unsigned_sessions (
  session_id int primary key references cash_sessions,
  closed_at timestamptz not null
);
create index cash_unsigned_sessions_closed on cash_unsigned_sessions (closed_at);

insert into cash_unsigned_sessions (session_id, closed_at)
  select s.id, s.closed_at from cash_sessions s
  where s.closed_at is not null and not s.carried_over
    and not exists (select from cash_day_sessions d where d.session_id = s.id);

create function cash_note_unsigned() returns trigger language plpgsql as $$
begin
  insert into cash_unsigned_sessions (session_id, closed_at) values (new.id, new.closed_at);
  return null;
end $$;
create trigger note_unsigned after insert or update on cash_sessions for each row
  when (new.closed_at is not null and not new.carried_over) execute function cash_note_unsigned();

create function cash_note_signed() returns trigger language plpgsql as $$
begin
  delete from cash_unsigned_sessions where session_id = new.session_id;
  return null;
end $$;
create trigger note_signed after insert on cash_day_sessions for each row execute function cash_note_signed();
