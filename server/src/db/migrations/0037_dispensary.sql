-- Patients of the dispensary, what they came with and what they were given.

create table patients (
  id int generated always as identity primary key,
  name text not null check (length(trim(name)) between 1 and 200),
  father_name text not null check (length(trim(father_name)) between 1 and 200),
  address text not null check (length(trim(address)) between 1 and 500),
  phone text not null check (phone ~ '^\d{6,15}$'),
  -- Worked out from the age that was said: it grows with the years.
  birth_year int check (birth_year between 1880 and 2200),
  created_at timestamptz not null default now(),
  created_by int references users
);
-- Entered twice at the same moment, a patient has one record all the same.
create unique index one_record_per_patient on patients (lower(trim(name)), lower(trim(father_name)), phone);
create index patients_text on patients using gin ((name || ' ' || father_name || ' ' || phone) gin_trgm_ops);

create table patient_visits (
  id int generated always as identity primary key,
  patient_id int not null references patients,
  visited_at timestamptz not null default now(),
  -- The venue's day.
  visit_day date not null,
  symptom text not null check (length(trim(symptom)) between 1 and 1000),
  diagnoses text not null check (length(trim(diagnoses)) between 1 and 1000),
  -- Each `{ name, dosage, days }`; as many as contract/src/dispensary/treatments.ts says.
  treatments jsonb not null check (jsonb_typeof(treatments) = 'array' and jsonb_array_length(treatments) between 1 and 20),
  seen_by int not null references users
);
create index patient_visits_of_patient on patient_visits (patient_id, id desc);
create index patient_visits_by_day on patient_visits (visit_day, id);

-- What was entered before, apart from whom it was entered for: forms suggest it.
create table dispensary_words (
  kind text not null check (kind in ('symptom', 'diagnosis', 'medicine', 'dosage')),
  word text not null check (length(trim(word)) between 1 and 200),
  uses int not null default 1 check (uses > 0),
  primary key (kind, word)
);
create index dispensary_words_by_use on dispensary_words (kind, lower(word) collate "C", uses desc);
