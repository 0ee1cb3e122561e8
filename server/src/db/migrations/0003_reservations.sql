-- From the application to the meal card.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table event_types (
  id int generated always as identity primary key,
  name text not null unique
);
insert into event_types (name) values ('Bhandara'), ('Satsang');

-- The registry of satsangis.
create table customers (
  id int generated always as identity primary key,
  id_card_no text not null unique check (length(id_card_no) between 1 and 50),
  main_name text not null,
  surname text not null default '',
  father_name text not null default '',
  dob date,
  phone text,
  city text,
  email text
);

-- The running number of `application_number`.
create sequence application_numbers as int;

create table reservations (
  id int generated always as identity primary key,
  application_number text not null unique,
  status text not null check (status in ('NEW', 'HOLD', 'PAID', 'CANCELLED', 'COMBINED')),
  event_type_id int not null references event_types,
  id_card_no text,
  id_card_reason text check (id_card_reason in ('NEW_TO_SATSANG', 'SUPPORT_ELDER_PERSON', 'CHILD')),
  applicant_name text not null check (length(applicant_name) between 1 and 200),
  city text,
  other_card_no text,
  is_updeshi boolean,
  address text,
  referral_name text,
  -- A list of { name, age, i_card_number }: it belongs to the reservation and is never asked for without it.
  members jsonb not null check (jsonb_typeof(members) = 'array'),
  members_count int not null generated always as (jsonb_array_length(members)) stored,
  arrival_date date not null,
  departure_date date not null,
  arrival_time time not null,
  departure_time time not null,
  phone text not null,
  email text not null,
  medical_constraint text,
  comments text,
  accomodation_type text check (accomodation_type in ('DORMITORY', 'ROOM')),
  toilet_type text check (toilet_type in ('DESI', 'WESTERN')),
  ac_room boolean,
  wants_meals boolean not null,
  building_id int references buildings,
  -- Combined: this one holds the rooms of the reservations that point at it.
  is_child boolean not null default false,
  combined_into int references reservations,
  gate_checked_in_at timestamptz,
  gate_checked_in_by int references users,
  checked_in_at timestamptz,
  checked_in_by int references users,
  allotment_cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  created_by int references users,

  holds_rooms boolean not null generated always as (status in ('HOLD', 'PAID')) stored,
  is_paid boolean not null generated always as (status = 'PAID') stored,
  -- The ends that stays and payments hang on: see there.
  unique (id, arrival_date, departure_date, holds_rooms),
  unique (id, is_paid),

  check (departure_date > arrival_date),
  check (departure_date - arrival_date <= 366),
  check ((status = 'COMBINED') = (combined_into is not null)),
  check (checked_in_at is null or status = 'PAID')
);

-- A page of a list is a walk along one of these, per status; `id` makes the order whole.
create index reservations_by_created on reservations (status, created_at, id);
create index reservations_by_arrival on reservations (status, arrival_date, id);
create index reservations_by_departure on reservations (status, departure_date, id);
create index reservations_by_members on reservations (status, members_count, id);
create index reservations_by_child on reservations (status, is_child, id);
create index reservations_by_status on reservations (status, id);
create index reservations_number on reservations using gin (application_number gin_trgm_ops);
create index reservations_applicant on reservations using gin (applicant_name gin_trgm_ops);
create index reservations_stay on reservations using gist (daterange(arrival_date, departure_date, '[]'))
  where status in ('HOLD', 'NEW', 'PAID');
create index reservations_parents on reservations (combined_into) where combined_into is not null;

-- A room that a reservation holds. What must never happen is forbidden here:
-- two stays in one room on one night (EXCLUDE); nights other than the reservation's, and rooms that stay held by
-- a reservation that has ended (the foreign key: a change of dates moves the stays, an end with stays is refused).
create table stays (
  reservation_id int not null,
  room_id int not null references rooms,
  arrival_date date not null,
  departure_date date not null,
  holds_rooms boolean not null default true check (holds_rooms),
  -- Bhent per day when the room was held: a later change of the room's price does not change what was agreed.
  price numeric(12, 2) not null check (price >= 0),
  during daterange not null generated always as (daterange(arrival_date, departure_date)) stored,
  primary key (reservation_id, room_id),
  foreign key (reservation_id, arrival_date, departure_date, holds_rooms)
    references reservations (id, arrival_date, departure_date, holds_rooms) on update cascade,
  constraint one_stay_per_room_and_night exclude using gist (room_id with =, during with &&)
);
-- Which rooms are held between two days is answered from this index alone: no stay is longer than 366 nights, so only the
-- departures of a year can matter, and of those the arrivals before the last day. See venue/held-rooms.ts.
create index stays_nights on stays (departure_date, arrival_date, room_id);

-- The cash book. Receipt numbers run without gaps, so they come from a row that is locked until the commit.
create table counters (
  name text primary key,
  value int not null
);
insert into counters values ('receipt', 0);

create table payments (
  id int generated always as identity primary key,
  receipt_number int not null unique check (receipt_number > 0),
  reservation_id int not null,
  -- A payment hangs on a PAID reservation, and keeps it so.
  is_paid boolean not null default true check (is_paid),
  kind text not null check (kind in ('BHENT', 'DIFFERENCE', 'REFUND')),
  payment_amount numeric(12, 2) not null,
  donation_amount numeric(12, 2) not null default 0 check (donation_amount >= 0),
  payment_type text not null check (payment_type = 'CASH'),
  taken_by int not null references users,
  taken_at timestamptz not null default now(),
  foreign key (reservation_id, is_paid) references reservations (id, is_paid),
  check (case kind when 'BHENT' then payment_amount >= 0
                   when 'DIFFERENCE' then payment_amount >= 0 and payment_amount + donation_amount > 0
                   else payment_amount < 0 and donation_amount = 0 end)
);
create index payments_reservation on payments (reservation_id);
-- However often a payment is sent, a reservation is paid once.
create unique index payments_once on payments (reservation_id) where kind = 'BHENT';
create index payments_day on payments (taken_at);

-- Meals: a list of { date, mealtype, flag }.
create table tickets (
  reservation_id int primary key references reservations,
  meals jsonb not null check (jsonb_typeof(meals) = 'array'),
  generated_at timestamptz not null default now(),
  generated_by int references users
);

-- How many reservations there are of each status, so that a list's total does not cost a count of a million rows.
-- Spread over shards by connection, and written as the last thing before the commit, so that desks do not wait for each other.
create table reservation_tally (
  shard int primary key,
  new int not null default 0,
  hold int not null default 0,
  paid int not null default 0,
  cancelled int not null default 0,
  combined int not null default 0
) with (fillfactor = 50);
insert into reservation_tally select generate_series(0, 63);

create function tally_reservation() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'INSERT' then null else old.status end;
  became text := case when tg_op = 'DELETE' then null else new.status end;
begin
  if was is not distinct from became then
    return null;
  end if;
  update reservation_tally as t set
    new = t.new + (became is not distinct from 'NEW')::int - (was is not distinct from 'NEW')::int,
    hold = t.hold + (became is not distinct from 'HOLD')::int - (was is not distinct from 'HOLD')::int,
    paid = t.paid + (became is not distinct from 'PAID')::int - (was is not distinct from 'PAID')::int,
    cancelled = t.cancelled + (became is not distinct from 'CANCELLED')::int - (was is not distinct from 'CANCELLED')::int,
    combined = t.combined + (became is not distinct from 'COMBINED')::int - (was is not distinct from 'COMBINED')::int
  where t.shard = pg_backend_pid() % 64;
  return null;
end $$;

create constraint trigger reservation_tally after insert or update of status or delete on reservations
  deferrable initially deferred for each row execute function tally_reservation();
