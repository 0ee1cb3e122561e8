-- The room that a stay was moved out of, and the Bhent per day that it was held for: a move that is undone
-- within two minutes takes the room back for that. The room may be gone by then, so it is no key.
alter table stays
  add column left_room int,
  add column left_price numeric(12, 2) check (left_price >= 0),
  add column left_at timestamptz,
  add constraint stays_left_a_room_for_a_price check (num_nonnulls(left_room, left_price, left_at) in (0, 3));
