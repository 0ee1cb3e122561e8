-- Rooms that become free again because nobody came.

-- When the room was matched: who got rooms again after an allotment was cancelled has a day to come, too.
alter table stays add column held_at timestamptz not null default now();

-- Who has not come yet, in the order in which they were expected, on the venue's clock. Everybody who checks in leaves
-- this index, so that it is as long as the list of those still to come, whatever lies behind it.
create index reservations_expected on reservations ((arrival_date + arrival_time))
  where status in ('HOLD', 'PAID')
    and checked_in_at is null and gate_checked_in_at is null and allotment_cancelled_at is null;

-- What was released, as it was then: on HOLD the reservation forgets it.
create table released_allotments (
  id int generated always as identity primary key,
  reservation_id int not null references reservations,
  was text not null check (was in ('HOLD', 'PAID')),
  -- A list of { room_number, building, floor }.
  rooms jsonb not null check (jsonb_typeof(rooms) = 'array'),
  -- The venue's day.
  released_on date not null,
  released_at timestamptz not null default now()
);
create index released_allotments_day on released_allotments (released_on, released_at, id);
create index released_allotments_reservation on released_allotments (reservation_id);
