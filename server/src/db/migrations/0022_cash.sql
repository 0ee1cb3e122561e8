-- The cash book: one row for each amount that was collected or given back, at whichever counter. What must never happen is
-- forbidden here: a changed or deleted row, a receipt number used twice or left out, a row in a closed session or in
-- somebody else's, more given back than was received, a session closed on another amount than its rows.

-- The counters, with the last session and the last Z report of each: both run without gaps.
create table cash_counters (
  name text primary key,
  last_session int not null default 0,
  last_z int not null default 0
);
insert into cash_counters (name) values ('bhent'), ('office'), ('bookcentre'), ('bhandarghar'), ('electricity');

-- One person at one till of one counter, from an opening float to a count.
create table cash_sessions (
  id int generated always as identity primary key,
  counter text not null references cash_counters,
  number int not null,
  user_id int not null references users,
  -- The browser's own key; without one the person alone counts.
  till uuid,
  opened_at timestamptz not null default now(),
  opening_float numeric(12, 2) not null default 0 check (opening_float >= 0),

  closed_at timestamptz,
  closed_by int references users,
  z_number int,
  -- What was in the drawer, how many there were of each note, and what should have been there.
  counted numeric(12, 2),
  notes jsonb check (jsonb_typeof(notes) = 'object'),
  expected numeric(12, 2),
  variance numeric(12, 2) generated always as (counted - expected) stored,
  variance_reason text,
  -- Closed by the migration that brought payments from before the cash book: no drawer was counted.
  carried_over boolean not null default false,

  unique (counter, number),
  unique (counter, z_number),
  -- The end that receipts hang on: a receipt is of its session's counter and person.
  unique (id, counter, user_id),
  check (num_nonnulls(closed_at, closed_by, z_number, counted, expected) in (0, 5)),
  check (counted >= 0 or carried_over),
  constraint cash_sessions_variance check (variance = 0 or variance_reason is not null)
);
create unique index cash_sessions_open on cash_sessions (user_id, counter, till) nulls not distinct where closed_at is null;
create index cash_sessions_still_open on cash_sessions (opened_at) where closed_at is null;
create index cash_sessions_closed on cash_sessions (closed_at, id);

-- Cash brought to a drawer (change fetched) or taken away (notes to the safe).
create table cash_movements (
  id int generated always as identity primary key,
  session_id int not null references cash_sessions,
  amount numeric(12, 2) not null check (amount <> 0),
  reason text not null check (length(reason) between 1 and 200),
  made_by int not null references users,
  made_at timestamptz not null default now()
);
create index cash_movements_session on cash_movements (session_id);

-- The last number of each series of receipts (contract/src/cash/numbers.ts says which series there are). Its row stays
-- locked until the commit, which is what keeps the numbers without gaps.
create table receipt_series (
  series text primary key,
  last int not null
);

create table cash_receipts (
  id int generated always as identity primary key,
  session_id int not null,
  counter text not null,
  taken_by int not null,
  taken_at timestamptz not null default now(),
  series text not null,
  number int not null check (number > 0),
  -- What it was for: the record, and what people call it.
  record_type text not null,
  record_id int not null,
  record_name text not null,
  -- The reference of the payment by UPI; the description of a cheque or transfer.
  utr text constraint cash_receipts_utr_digits check (utr ~ '^\d{12}$'),
  reference text,
  -- Why money was given back.
  reason text,
  constraint cash_receipts_number unique (series, number),
  constraint cash_receipts_utr unique (utr),
  foreign key (session_id, counter, taken_by) references cash_sessions (id, counter, user_id)
);
create index cash_receipts_session on cash_receipts (session_id);
create index cash_receipts_record on cash_receipts (record_type, record_id);

create table cash_book (
  id int generated always as identity primary key,
  receipt_id int not null references cash_receipts,
  tender text not null check (tender in ('CASH', 'UPI', 'CHEQUE', 'TRANSFER')),
  kind text not null check (kind in ('BHENT', 'DONATION', 'SALE', 'DUES', 'ADVANCE')),
  -- A shop's category, as it was called when it was sold.
  category text,
  amount numeric(12, 2) not null,
  -- What is given back names the row that it undoes.
  undoes int references cash_book,
  -- The receipt's, so that a book of a day, a counter or a person is one walk along an index.
  session_id int not null,
  counter text not null,
  taken_by int not null,
  taken_at timestamptz not null,
  check ((amount < 0) = (undoes is not null))
);
create index cash_book_receipt on cash_book (receipt_id);
create index cash_book_undone on cash_book (undoes) where undoes is not null;
create index cash_book_session on cash_book (session_id) include (receipt_id, tender, kind, category, amount);
create index cash_book_time on cash_book (taken_at, id) include (counter, tender, amount);
create index cash_book_counter on cash_book (counter, taken_at, id) include (tender, amount);
create index cash_book_person on cash_book (taken_by, taken_at, id) include (counter, tender, amount);
create index cash_book_tender on cash_book (tender, taken_at, id) include (counter, amount);

-- A day that was signed off: the cash that its sessions made, and what of it goes to the bank.
create table cash_days (
  day date primary key,
  cash numeric(12, 2) not null,
  to_bank numeric(12, 2) not null check (to_bank >= 0),
  remarks text,
  signed_by int not null references users,
  signed_at timestamptz not null default now(),
  check (to_bank = cash or remarks is not null)
);
create table cash_day_sessions (
  session_id int primary key references cash_sessions,
  day date not null references cash_days
);
create index cash_day_sessions_day on cash_day_sessions (day);

-- Payments from before: the Bhent of reservations. Whoever took them has one session for all of them.
insert into cash_sessions (counter, number, user_id, opened_at, closed_at, closed_by, z_number, counted, expected, carried_over)
  select 'bhent', row_number() over (order by min(taken_at), taken_by), taken_by, min(taken_at), max(taken_at), taken_by,
    row_number() over (order by min(taken_at), taken_by), sum(payment_amount + donation_amount),
    sum(payment_amount + donation_amount), true
  from payments group by taken_by;
update cash_counters set last_session = n, last_z = n
  from (select count(*) as n from cash_sessions) as carried where name = 'bhent';
insert into receipt_series (series, last) select 'bhent', value from counters where name = 'receipt';

insert into cash_receipts (id, session_id, counter, taken_by, taken_at, series, number, record_type, record_id, record_name, reason)
  overriding system value
  select p.id, s.id, 'bhent', p.taken_by, p.taken_at, 'bhent', p.receipt_number, 'reservation', p.reservation_id,
    r.application_number || ' ' || r.applicant_name, case when p.kind = 'REFUND' then 'The Bhent for the stay became less.' end
  from payments p join cash_sessions s on s.user_id = p.taken_by join reservations r on r.id = p.reservation_id;
select setval(pg_get_serial_sequence('cash_receipts', 'id'), coalesce(max(id), 0) + 1, false) from cash_receipts;

insert into cash_book (receipt_id, tender, kind, amount, session_id, counter, taken_by, taken_at)
  select r.id, 'CASH', line.kind, line.amount, r.session_id, r.counter, r.taken_by, r.taken_at
  from payments p join cash_receipts r on r.id = p.id
  cross join lateral (values ('BHENT', p.payment_amount), ('DONATION', p.donation_amount)) as line (kind, amount)
  where p.kind <> 'REFUND' and (line.amount > 0 or line.kind = 'BHENT' and p.payment_amount + p.donation_amount = 0)
  order by r.id;

-- What was given back undoes what the reservation had paid until then, the last first.
do $$
declare
  refund record;
  line record;
  remaining numeric;
  part numeric;
begin
  for refund in select p.id, p.reservation_id, -p.payment_amount as amount from payments p where p.kind = 'REFUND' order by p.id loop
    remaining := refund.amount;
    for line in
      select b.id, b.kind, b.amount + coalesce((select sum(u.amount) from cash_book u where u.undoes = b.id), 0) as open
      from cash_book b join cash_receipts r on r.id = b.receipt_id
      where r.record_type = 'reservation' and r.record_id = refund.reservation_id and b.kind = 'BHENT' and b.amount > 0
        and r.id < refund.id
      order by b.id desc
    loop
      part := least(remaining, line.open);
      continue when part <= 0;
      insert into cash_book (receipt_id, tender, kind, amount, undoes, session_id, counter, taken_by, taken_at)
        select id, 'CASH', line.kind, -part, line.id, session_id, counter, taken_by, taken_at from cash_receipts where id = refund.id;
      remaining := remaining - part;
    end loop;
    if remaining > 0 then
      raise exception 'payment % gives back more than was received', refund.id;
    end if;
  end loop;
end $$;

-- Which receipts are a reservation's. A receipt hangs on a PAID reservation, and keeps it so; however often a payment is sent,
-- a reservation is paid once.
create table reservation_receipts (
  receipt_id int primary key references cash_receipts,
  reservation_id int not null,
  is_paid boolean not null default true check (is_paid),
  kind text not null check (kind in ('BHENT', 'DIFFERENCE', 'REFUND')),
  foreign key (reservation_id, is_paid) references reservations (id, is_paid)
);
insert into reservation_receipts (receipt_id, reservation_id, kind) select id, reservation_id, kind from payments;
create index reservation_receipts_reservation on reservation_receipts (reservation_id);
create unique index reservation_paid_once on reservation_receipts (reservation_id) where kind = 'BHENT';
drop table payments;
drop table counters;

create function cash_keeps_its_rows() returns trigger language plpgsql as $$
begin
  raise exception '% keeps its rows as they are', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger keeps_its_rows before update or delete or truncate on cash_book execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on cash_receipts execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on cash_movements execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on cash_days execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on cash_day_sessions execute function cash_keeps_its_rows();
create trigger keeps_its_rows before delete or truncate on cash_sessions execute function cash_keeps_its_rows();

-- Locks an open session against being closed until the commit; refuses one that is closed.
create function cash_hold_open(session int) returns void language plpgsql as $$
begin
  perform from cash_sessions where id = session and closed_at is null for share;
  if not found then
    raise exception 'cash session % is closed', session using errcode = 'check_violation', constraint = 'cash_session_is_open';
  end if;
end $$;

create function cash_number_receipt() returns trigger language plpgsql as $$
declare
  next int;
begin
  perform cash_hold_open(new.session_id);
  insert into receipt_series as s (series, last) values (new.series, 1)
    on conflict (series) do update set last = s.last + 1 returning last into next;
  -- A till without the network numbers by itself; its receipts arrive in that order.
  if new.number <> next then
    raise exception 'receipt % of % comes after %', new.number, new.series, next - 1
      using errcode = 'check_violation', constraint = 'cash_receipts_in_order';
  end if;
  new.number := next;
  return new;
end $$;
create trigger number_receipt before insert on cash_receipts for each row execute function cash_number_receipt();

create function cash_write_row() returns trigger language plpgsql as $$
declare
  undone cash_book;
begin
  select session_id, counter, taken_by, taken_at into new.session_id, new.counter, new.taken_by, new.taken_at
    from cash_receipts where id = new.receipt_id;
  perform cash_hold_open(new.session_id);
  if new.undoes is not null then
    select * into undone from cash_book where id = new.undoes for update;
    if undone.amount < 0 or undone.counter <> new.counter or undone.tender <> new.tender or undone.kind <> new.kind
      or undone.category is distinct from new.category
      or undone.amount + new.amount + coalesce((select sum(amount) from cash_book where undoes = new.undoes), 0) < 0
    then
      raise exception 'row % of the cash book does not hold what is given back', new.undoes
        using errcode = 'check_violation', constraint = 'cash_book_gives_back_what_it_got';
    end if;
  end if;
  return new;
end $$;
create trigger write_row before insert on cash_book for each row execute function cash_write_row();

create function cash_move() returns trigger language plpgsql as $$
begin
  perform cash_hold_open(new.session_id);
  return new;
end $$;
create trigger move before insert on cash_movements for each row execute function cash_move();

create function cash_number_session() returns trigger language plpgsql as $$
begin
  update cash_counters set last_session = last_session + 1 where name = new.counter returning last_session into new.number;
  return new;
end $$;
create trigger number_session before insert on cash_sessions for each row execute function cash_number_session();

-- A session changes twice: its float until the first receipt, and once when it is closed.
create function cash_change_session() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null
    or (new.id, new.counter, new.number, new.user_id, new.till, new.opened_at) is distinct from
       (old.id, old.counter, old.number, old.user_id, old.till, old.opened_at)
  then
    raise exception 'cash session % keeps what it says', old.id using errcode = 'restrict_violation';
  end if;
  if new.opening_float <> old.opening_float and exists (select from cash_receipts where session_id = old.id) then
    raise exception 'cash session % has begun', old.id using errcode = 'check_violation', constraint = 'cash_session_has_begun';
  end if;
  if new.closed_at is not null then
    new.expected := new.opening_float
      + coalesce((select sum(amount) from cash_book where session_id = old.id and tender = 'CASH'), 0)
      + coalesce((select sum(amount) from cash_movements where session_id = old.id), 0);
    update cash_counters set last_z = last_z + 1 where name = old.counter returning last_z into new.z_number;
  end if;
  return new;
end $$;
create trigger change_session before update on cash_sessions for each row execute function cash_change_session();
