-- The public application: what is wished for, who has shown who they are, how often somebody tried, what was sent twice.

-- Buildings that an applicant likes best, in their order: at most three, each once.
create table preferred_buildings (
  reservation_id int not null references reservations on delete cascade,
  place int not null check (place between 1 and 3),
  building_id int not null references buildings on delete cascade,
  primary key (reservation_id, place),
  unique (reservation_id, building_id)
);
create index preferred_buildings_building on preferred_buildings (building_id);

-- Who has no card at hand is found by day of birth, and then by name and city.
create index customers_born on customers (dob);

-- An applicant who was found in the registry: the application names the token, and the server fills in the rest.
create table identities (
  -- SHA-256 of the token.
  token_hash bytea primary key,
  customer_id int not null references customers on delete cascade,
  created_at timestamptz not null default now()
);

-- Tries of callers without a session, counted here so that several servers agree.
create table public_tries (
  id bigint generated always as identity primary key,
  kind text not null,
  -- An address, or what is being guessed at.
  source text not null,
  at timestamptz not null default now()
);
create index public_tries_source on public_tries (kind, source, at);

-- What was sent through the public form, by the hash of its content: sent again within a day it is the same application.
create table sent_applications (
  content_hash bytea primary key,
  -- Null only within the transaction that writes it.
  reservation_id int references reservations on delete cascade,
  at timestamptz not null default now()
);
create index sent_applications_reservation on sent_applications (reservation_id);
