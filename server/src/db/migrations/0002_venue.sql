-- Building, floor, room.

create table buildings (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  address text not null default '',
  manager text not null default '',
  phone text not null default '',
  is_active boolean not null default true
);
create unique index buildings_name on buildings (lower(name));

create table floors (
  id int generated always as identity primary key,
  building_id int not null references buildings,
  floor_number int not null check (floor_number between -10 and 200),
  -- Where the stair is.
  position text not null check (position in ('LEFT', 'CENTER', 'RIGHT')),
  unique (building_id, floor_number, position),
  unique (id, building_id)
);

create table rooms (
  id int generated always as identity primary key,
  floor_id int not null,
  -- Repeated from the floor, so that a room number can be unique in the building.
  building_id int not null,
  room_number text not null check (length(room_number) between 1 and 20),
  price numeric(12, 2) not null check (price between 0 and 99999.99),
  number_of_beds int not null check (number_of_beds between 0 and 500),
  max_occupiers int not null check (max_occupiers between 1 and 500),
  has_toilet boolean not null,
  toilet_type text check (toilet_type in ('DESI', 'WESTERN')),
  has_ac boolean not null,
  is_active boolean not null default true,
  foreign key (floor_id, building_id) references floors (id, building_id),
  check (has_toilet or toilet_type is null)
);
create unique index rooms_number on rooms (building_id, lower(room_number));
create index rooms_floor on rooms (floor_id);
