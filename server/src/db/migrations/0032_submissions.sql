-- One table of submissions for all areas: what was sent under a key, by whom, first seen when, with which result. Those of calls
-- that may wait in a browser are known for good and by their key alone, whoever sends them; of others an answer is kept for days.
alter table idempotency_keys rename to submissions;
alter table submissions rename constraint idempotency_keys_pkey to submissions_pkey;
alter table submissions rename column caller to person;
alter table submissions rename column created_at to first_seen;
alter table submissions
  alter column request_hash drop not null,
  add column for_good boolean not null default false,
  -- The record that it made or changed, of the kind that its call names.
  add column record_id int;
comment on column submissions.person is 'the user, or 0 for callers without a session';
comment on column submissions.answer is 'AES-256-GCM; null while the call is at work, and once it is forgotten';

-- The gate had a column of its own. Each visit has one submission: that of who sent it first.
delete from submissions s using gate_visits v
  where v.client_key = s.key and s.call in ('gate.createEntry', 'gate.createVisitorEntry') and s.person <> v.entered_by;
update submissions s set for_good = true, record_id = v.id from gate_visits v
  where v.client_key = s.key and s.call in ('gate.createEntry', 'gate.createVisitorEntry');
insert into submissions (key, person, call, first_seen, for_good, record_id)
  select client_key, entered_by,
    -- What only the Visitor Entry writes.
    case when children is null and purpose_id is null then 'gate.createEntry' else 'gate.createVisitorEntry' end,
    received_at, true, id
  from gate_visits v
  where client_key is not null and not exists (select from submissions s where s.key = v.client_key and s.for_good);

create unique index submissions_once on submissions (key) where for_good;
-- The paper of one that waited has the beginning of its key for a number.
create index submissions_number on submissions (left(key::text, 8)) where for_good;
drop index idempotency_keys_created;
create index submissions_to_forget on submissions (first_seen) where not for_good or answer is not null;

alter table gate_visits drop column client_key;
