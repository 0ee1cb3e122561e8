-- Entries that a counter made without a connection, and sent later.
alter table gate_visits
  -- The counter's own number for the entry: however often and by whomever it is sent, it stands here once. The keys of
  -- idempotency are kept for days; an entry may lie in a browser for longer, and be sent by the next guard.
  add column client_key uuid constraint gate_visits_once unique,
  -- When the server learnt of it; `entered_at` is when they came in.
  add column received_at timestamptz,
  -- Who was at the counter, as its browser says; `entered_by` is who sent it, which is certain.
  add column made_by int references users;
update gate_visits set received_at = entered_at;
alter table gate_visits
  alter column received_at set not null,
  alter column received_at set default now(),
  add constraint no_entry_from_the_future check (entered_at <= received_at);
-- The ticket of such an entry has the beginning of its key for a number, by which it is found at the exit.
create index gate_visits_open_key on gate_visits (left(client_key::text, 8))
  where exited_at is null and client_key is not null;
