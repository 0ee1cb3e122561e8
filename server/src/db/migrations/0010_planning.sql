-- Rooms proposed for a whole event, reviewed by staff, and accepted line by line.

create table plans (
  id int generated always as identity primary key,
  -- The event's days, both included.
  from_date date not null,
  to_date date not null,
  building_ids int[] not null check (cardinality(building_ids) > 0),
  may_move boolean not null,
  -- The plan whose pinned lines this one keeps.
  pins_of int references plans,
  state text not null default 'PLANNING' check (state in ('PLANNING', 'READY', 'CANCELLED', 'FAILED')),
  -- Somebody wants to see what there is so far: whoever is planning looks here twice a second.
  stop_wanted boolean not null default false,
  stopped boolean not null default false,
  -- While it is made: how much of the work is done, 0 to 1, and how good it is so far, 0 to 100.
  share real not null default 0 check (share between 0 and 1),
  quality real,
  -- What no plan can exceed, 0 to 100.
  bound real,
  created_by int not null references users,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check (to_date >= from_date and to_date - from_date < 92)
);

-- One reservation of a plan, as it was when it was planned for: one that has changed since is not accepted.
create table plan_lines (
  id int generated always as identity primary key,
  plan_id int not null references plans,
  reservation_id int not null references reservations,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTING', 'ACCEPTED')),
  status text not null check (status in ('NEW', 'HOLD', 'PAID')),
  arrival_date date not null,
  departure_date date not null,
  people int not null check (people > 0),
  elders int not null,
  wishes jsonb not null,
  held int[] not null,
  room_ids int[] not null,
  pinned boolean not null default false,
  -- Why there are no rooms.
  reason jsonb,
  -- How the rooms suit the party: see planning/fit.ts of the contract.
  places int not null,
  buildings int not null,
  floors int not null,
  wishes_asked int not null,
  wishes_met real not null,
  low real,
  value double precision not null,
  -- Why it could not be accepted; it is open again.
  refusal text,
  accepted_by int references users,
  accepted_at timestamptz,
  unique (plan_id, reservation_id),
  check (state = 'OPEN' or accepted_by is not null),
  check (state = 'OPEN' or cardinality(room_ids) > 0)
);
create index plan_lines_arrival on plan_lines (plan_id, arrival_date, id);
create index plan_lines_people on plan_lines (plan_id, people, id);
create index plan_lines_reservation on plan_lines (reservation_id);
