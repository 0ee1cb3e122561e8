-- When a visit was corrected last: the list of entries says when each of them changed.
alter table gate_visits add column edited_at timestamptz;
