-- A receipt of Bhent says what the money was for: the days and the number of rooms of the stay when it was written, also when it is
-- printed for the first time after the stay has changed. Receipts from before have none of them, since no row knows them; their
-- first print keeps what it said (receipt_prints).
alter table reservation_receipts
  add column arrival_date date,
  add column departure_date date,
  add column rooms int,
  add constraint reservation_receipts_stay check (
    (arrival_date is null and departure_date is null and rooms is null)
    or (arrival_date is not null and departure_date is not null and rooms is not null
      and arrival_date < departure_date and rooms >= 0)
  );
