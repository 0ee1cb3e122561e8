-- Rooms switched off for some days; what buildings, floors and rooms have beside their fields.

-- Both days are included.
create table room_closures (
  id int generated always as identity primary key,
  room_id int not null references rooms,
  from_date date not null,
  to_date date not null,
  until_date date not null generated always as (to_date + 1) stored,
  reason text not null check (length(reason) between 1 and 200),
  created_by int references users,
  created_at timestamptz not null default now(),
  check (to_date >= from_date),
  -- As a stay: so that the nights of a year decide which rooms are free.
  check (to_date - from_date < 366),
  -- The end that its nights in `stays` hang on.
  unique (id, room_id, from_date, until_date)
);
create index room_closures_room on room_closures (room_id, to_date);

-- A closure takes its room where a stay takes it, so that the constraint which forbids two stays in one room on one
-- night also forbids a stay in a closed room, and the index which says what is free knows closures too.
alter table stays drop constraint stays_pkey;
alter table stays
  alter column reservation_id drop not null,
  add column closure_id int,
  add unique (reservation_id, room_id),
  add check (num_nonnulls(reservation_id, closure_id) = 1),
  add check (closure_id is null or price = 0),
  add foreign key (closure_id, room_id, arrival_date, departure_date)
    references room_closures (id, room_id, from_date, until_date) on update cascade on delete cascade;
create unique index stays_closure on stays (closure_id) where closure_id is not null;

create table attributes (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  type text not null check (type in ('BUILDING', 'FLOOR', 'ROOM')),
  default_value text check (length(default_value) between 1 and 200),
  is_active boolean not null default true,
  -- The end that values hang on: an attribute that has values keeps its type.
  unique (id, type)
);
create unique index attributes_name on attributes (type, lower(name));

-- A value stands on exactly one object, of the type of its attribute, once.
create table attribute_values (
  attribute_id int not null,
  type text not null,
  building_id int references buildings on delete cascade,
  floor_id int references floors on delete cascade,
  room_id int references rooms on delete cascade,
  value text not null check (length(value) between 1 and 200),
  constraint attribute_values_type foreign key (attribute_id, type) references attributes (id, type),
  check (num_nonnulls(building_id, floor_id, room_id) = 1),
  check (case type when 'BUILDING' then building_id when 'FLOOR' then floor_id else room_id end is not null),
  unique nulls not distinct (attribute_id, building_id, floor_id, room_id)
);
create index attribute_values_building on attribute_values (building_id) where building_id is not null;
create index attribute_values_floor on attribute_values (floor_id) where floor_id is not null;
create index attribute_values_room on attribute_values (room_id) where room_id is not null;
