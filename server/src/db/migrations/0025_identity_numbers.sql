-- An identity number is known by the first 16 bytes of its keyed hash: as text, such a mark fits into the field of a card.
alter table gate_visits drop constraint gate_visits_aadhaar_hash_check;
alter table gate_visitors drop constraint gate_visitors_aadhaar_hash_check;
update gate_visits set aadhaar_hash = substring(aadhaar_hash for 16) where aadhaar_hash is not null;
update gate_visitors set aadhaar_hash = substring(aadhaar_hash for 16) where aadhaar_hash is not null;
alter table gate_visits add constraint gate_visits_aadhaar_hash_check check (length(aadhaar_hash) = 16);
alter table gate_visitors add constraint gate_visitors_aadhaar_hash_check check (length(aadhaar_hash) = 16);

-- Whether the identity numbers that earlier versions wrote down in clear have been masked: the server does so at its start.
create table hidden_numbers (
  only_one boolean primary key default true check (only_one),
  at timestamptz
);
insert into hidden_numbers default values;

-- Files that wait to be imported are encrypted from now on; those that lie there as they came are given up.
update imports set state = 'failed', content = null, preview = '[]',
    failure = 'The file could not be imported. Nothing was changed. Please try again.'
  where content is not null;
