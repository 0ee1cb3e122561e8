-- A person who was recorded under two spellings has one record again. What the record that went had is kept: cards with its
-- Sr.No are about, and the person may be entered under that spelling once more.
create table vaccination_merges (
  merged_id int primary key,
  person_id int not null references vaccination_persons,
  first_name text not null,
  last_name text not null,
  mobile text not null,
  address text not null,
  dob date,
  card_no text,
  doses jsonb not null,
  created_at timestamptz not null,
  merged_at timestamptz not null default now(),
  merged_by int not null references users
);
create index vaccination_merges_person on vaccination_merges (person_id);
create index vaccination_merges_merger on vaccination_merges (merged_by);
create index vaccination_merges_name on vaccination_merges (lower(full_name(first_name, last_name)));
