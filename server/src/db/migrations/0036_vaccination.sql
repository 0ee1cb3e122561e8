-- Vaccinations of persons, and the vaccines that there are.

-- A type that a dose was given of is never deleted; one that is no longer given is switched off.
create table vaccine_types (
  id int generated always as identity primary key,
  name text not null check (length(trim(name)) between 1 and 60),
  is_active boolean not null default true
);
create unique index vaccine_types_name on vaccine_types (lower(name));
insert into vaccine_types (name) values ('Covishield'), ('Covaxin'), ('Sputnik V'), ('Corbevax'), ('Covovax');

create table vaccination_persons (
  id int generated always as identity primary key,
  first_name text not null check (length(trim(first_name)) between 1 and 200),
  last_name text not null default '' check (length(last_name) <= 200),
  mobile text not null check (mobile ~ '^\d{10,12}$'),
  address text not null check (length(trim(address)) between 1 and 500),
  dob date,
  -- The satsangi's card, where the person was found by it.
  card_no text check (length(card_no) between 1 and 50),
  -- Of an identity number its last four digits and its keyed hash, as everywhere.
  aadhaar_last4 text check (aadhaar_last4 ~ '^[0-9A-Z]{4}$'),
  aadhaar_hash bytea check (aadhaar_hash is null or aadhaar_last4 is not null),
  -- How many doses there are, kept by a trigger: the list is sorted by it.
  dose_count int not null default 0,
  created_at timestamptz not null default now(),
  created_by int references users
);

-- One person has one record: by identity number, by card, and by name and mobile number.
create unique index vaccination_person_aadhaar on vaccination_persons (aadhaar_hash);
create unique index vaccination_person_card on vaccination_persons (card_key(card_no));
create unique index vaccination_person_name on vaccination_persons (lower(full_name(first_name, last_name)), mobile);
create index vaccination_persons_by_name on vaccination_persons (lower(full_name(first_name, last_name)), id);
create index vaccination_persons_by_doses on vaccination_persons (dose_count, id);
create index vaccination_persons_text on vaccination_persons
  using gin ((full_name(first_name, last_name) || ' ' || mobile || ' ' || address) gin_trgm_ops);

create table vaccination_doses (
  id int generated always as identity primary key,
  person_id int not null references vaccination_persons on delete cascade,
  -- As many as contract/src/vaccination/doses.ts says.
  dose int not null check (dose between 1 and 2),
  vaccine_type_id int not null references vaccine_types,
  given_on date not null,
  recorded_at timestamptz not null default now(),
  recorded_by int references users,
  unique (person_id, dose),
  -- Not after today, wherever on earth the venue is; what its own day is only the server knows.
  constraint dose_not_in_future check (given_on <= ((recorded_at + interval '14 hours') at time zone 'UTC')::date)
);
create index vaccination_doses_by_day on vaccination_doses (given_on, vaccine_type_id);
create index vaccination_doses_by_type on vaccination_doses (vaccine_type_id);

create function count_doses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update vaccination_persons set dose_count = (select count(*) from vaccination_doses where person_id = new.person_id)
      where id = new.person_id;
  else
    update vaccination_persons set dose_count = (select count(*) from vaccination_doses where person_id = old.person_id)
      where id = old.person_id;
  end if;
  return null;
end $$;
create trigger count_doses after insert or delete on vaccination_doses for each row execute function count_doses();

-- When a transaction ends, the doses of each person that it touched are 1, 2, … without a gap, at least one, and none was
-- given before the one it follows.
create function doses_in_order() returns trigger language plpgsql as $$
declare
  changed jsonb;
  person int;
begin
  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  person := changed ->> tg_argv[0];
  if not exists (select from vaccination_persons where id = person) then return null; end if;
  if not exists (select from vaccination_doses where person_id = person and dose = 1)
    or exists (select from vaccination_doses later
      left join vaccination_doses earlier on earlier.person_id = later.person_id and earlier.dose = later.dose - 1
      where later.person_id = person and later.dose > 1
        and (earlier.id is null or earlier.given_on > later.given_on))
  then
    raise exception 'the doses of person % are not in order', person using errcode = '23514', constraint = 'doses_in_order';
  end if;
  return null;
end $$;
create constraint trigger doses_in_order after insert on vaccination_persons
  deferrable initially deferred for each row execute function doses_in_order('id');
create constraint trigger doses_in_order after insert or update or delete on vaccination_doses
  deferrable initially deferred for each row execute function doses_in_order('person_id');
