-- Few stays, and closures, are longer: who holds a room is looked for among them and among the departures of two weeks, instead
-- of among those of the longest possible stay (venue/held-rooms.ts).
create index stays_long on stays (departure_date, arrival_date, room_id) where departure_date - arrival_date > 14;
