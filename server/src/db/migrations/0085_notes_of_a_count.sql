-- The notes of a count come to no more than what was counted: coins are the rest. Sessions from before stay as they were closed.
create function cash_of_notes(notes jsonb) returns numeric language sql immutable as $$
  select coalesce(sum(note::numeric * pieces::numeric), 0) from jsonb_each_text(notes) as counts (note, pieces)
$$;
alter table cash_sessions
  add constraint cash_sessions_notes check (notes is null or cash_of_notes(notes) <= counted) not valid;
-- deploy/single/check.sql takes a constraint without a comment that is not valid for an unfinished one.
comment on constraint cash_sessions_notes on cash_sessions is 'For sessions that are closed from now on.';
