-- Meals that were eaten: each right once for each meal. A right is one card of a reservation's meal ticket, or one of the
-- portions of a line that Bhandar Ghar sold; two counters at the same moment, or one that waited, come to the same row.
create table pos_meals (
  id int generated always as identity primary key,
  reservation_id int references reservations,
  line_id int references pos_ticket_lines,
  -- The number of the meal card, or of the portion.
  place int not null check (place > 0),
  day date not null,
  meal text not null check (meal in ('L', 'D')),
  counter smallint not null check (counter between 1 and 99),
  served_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  served_by int not null references users,
  check (num_nonnulls(reservation_id, line_id) = 1),
  constraint pos_meals_of_card_once unique (reservation_id, day, meal, place),
  constraint pos_meals_of_line_once unique (line_id, day, meal, place)
);
create index pos_meals_day on pos_meals (day, meal);
create index pos_meals_server on pos_meals (served_by);
create trigger keeps_its_rows before update or delete or truncate on pos_meals execute function cash_keeps_its_rows();

-- Meals that were served without a network and would have been refused: they were eaten, and are shown to staff.
create table pos_refused_meals (
  id int generated always as identity primary key,
  paper text not null check (length(paper) between 1 and 50),
  day date not null,
  meal text not null check (meal in ('L', 'D')),
  counter smallint not null check (counter between 1 and 99),
  why jsonb not null check (jsonb_typeof(why) = 'object'),
  served_at timestamptz not null,
  received_at timestamptz not null default now(),
  served_by int not null references users
);
create index pos_refused_meals_day on pos_refused_meals (day);
create index pos_refused_meals_server on pos_refused_meals (served_by);
create trigger keeps_its_rows before update or delete or truncate on pos_refused_meals execute function cash_keeps_its_rows();
