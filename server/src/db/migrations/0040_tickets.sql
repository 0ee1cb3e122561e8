-- What the tills sold: tickets with their lines, each tied to its receipt in the cash book. What must never happen is forbidden
-- here: a ticket whose lines come to something else than its receipt, more given back than was sold, a line of another shop's
-- product, a changed or deleted ticket.

create table pos_tickets (
  id int generated always as identity primary key,
  systemid smallint not null,
  receipt_id int not null constraint pos_tickets_receipt unique references cash_receipts,
  -- The satsangi's card and name at that time; `typed` when the registry was not asked or did not know the card.
  cardno text check (length(cardno) between 1 and 60),
  customer_name text,
  is_typed boolean not null default false,
  -- The sum of the lines; negative for what is given back.
  amount numeric(12, 2) not null,
  donation numeric(12, 2) not null default 0 check (donation >= 0),
  cash numeric(12, 2) not null default 0,
  change numeric(12, 2) not null default 0,
  upi numeric(12, 2) not null default 0,
  -- By the till's clock as the server knows it: a ticket that waited was sold before it was received.
  sold_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  sent_by int references users,
  -- The number on the paper, when its session was closed before the ticket arrived.
  printed_as text,
  -- The right to a meal that was sold without a card.
  meal_code text constraint pos_tickets_meal_code unique,
  undoes int references pos_tickets,
  reason text check (length(reason) between 1 and 200),
  -- Why somebody should have a look, as texts with values; and who had it.
  look jsonb not null default '[]' check (jsonb_typeof(look) = 'array'),
  looked_by int references users,
  looked_at timestamptz,
  unique (id, systemid),
  foreign key (undoes, systemid) references pos_tickets (id, systemid),
  check ((undoes is null) = (reason is null)),
  check (undoes is null or (amount <= 0 and donation = 0)),
  check (undoes is not null or (amount >= 0 and cash - change + upi = amount + donation)),
  check ((looked_by is null) = (looked_at is null))
);
create index pos_tickets_of_shop on pos_tickets (systemid, id);
create index pos_tickets_sold on pos_tickets (systemid, sold_at) include (id, amount, undoes);
create index pos_tickets_undone on pos_tickets (undoes, systemid) where undoes is not null;
create index pos_tickets_to_look_at on pos_tickets (systemid, id) where look <> '[]' and looked_by is null;
create index pos_tickets_card on pos_tickets (systemid, lower(cardno)) where cardno is not null;
create index pos_tickets_printed_as on pos_tickets (systemid, printed_as) where printed_as is not null;
create index pos_tickets_sender on pos_tickets (sent_by) where sent_by is not null;
create index pos_tickets_looker on pos_tickets (looked_by) where looked_by is not null;

create table pos_ticket_lines (
  id int generated always as identity primary key,
  ticket_id int not null,
  systemid smallint not null,
  place smallint not null check (place > 0),
  product_id int not null,
  category_id int not null,
  -- As they were called then.
  product_name text not null,
  category_name text not null,
  type text check (type in ('b', 'p', 'm')),
  qty int not null check (qty <> 0),
  price numeric(12, 2) not null check (price >= 0),
  -- The worth of Prasad that was given against Bhaint.
  actual_price numeric(12, 2) check (actual_price >= 0),
  days int generated always as (case when fromdate is null then 1 else todate - fromdate + 1 end) stored,
  fromdate date,
  todate date,
  total numeric(12, 2) not null,
  undoes int,
  unique (ticket_id, place),
  unique (id, product_id),
  foreign key (ticket_id, systemid) references pos_tickets (id, systemid),
  constraint pos_ticket_lines_product foreign key (product_id, systemid) references pos_products (id, systemid),
  foreign key (category_id, systemid) references pos_categories (id, systemid),
  foreign key (undoes, product_id) references pos_ticket_lines (id, product_id),
  check ((qty < 0) = (undoes is not null)),
  check (num_nonnulls(fromdate, todate) = 0 or (type = 'm' and fromdate <= todate)),
  check (actual_price is null or (type = 'p' and price = 0)),
  check (total = qty * price * (case when fromdate is null then 1 else todate - fromdate + 1 end))
);
create index pos_ticket_lines_product_id on pos_ticket_lines (product_id, systemid) include (ticket_id, qty, total);
create index pos_ticket_lines_category on pos_ticket_lines (category_id, systemid);
create index pos_ticket_lines_undone on pos_ticket_lines (undoes, product_id) where undoes is not null;
create index pos_ticket_lines_meals on pos_ticket_lines (fromdate, todate) where type = 'm';

alter table pos_stock_rows add constraint pos_stock_rows_ticket_id foreign key (ticket_id) references pos_tickets;

create trigger keeps_its_rows before delete or truncate on pos_tickets execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on pos_ticket_lines execute function cash_keeps_its_rows();

-- Only the look at a ticket is noted later, once.
create function pos_ticket_stays() returns trigger language plpgsql as $$
begin
  if old.looked_by is not null or to_jsonb(new) - '{looked_by,looked_at}'::text[] <> to_jsonb(old) - '{looked_by,looked_at}'::text[] then
    raise exception 'ticket % stays as it is', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger stays before update on pos_tickets for each row execute function pos_ticket_stays();

-- A ticket and its lines are written by one statement; after it they equal the receipt.
create function pos_ticket_adds_up() returns trigger language plpgsql as $$
declare
  wrong int;
begin
  select t.id into wrong from written w join pos_tickets t on t.id = w.id
    where t.amount is distinct from (select sum(l.total) from pos_ticket_lines l where l.ticket_id = t.id)
      or t.amount is distinct from
        (select coalesce(sum(b.amount), 0) from cash_book b where b.receipt_id = t.receipt_id and b.kind = 'SALE')
      or t.donation is distinct from
        (select coalesce(sum(b.amount), 0) from cash_book b where b.receipt_id = t.receipt_id and b.kind = 'DONATION')
    limit 1;
  if wrong is not null then
    raise exception 'ticket % does not equal its receipt', wrong
      using errcode = 'check_violation', constraint = 'pos_tickets_add_up';
  end if;
  return null;
end $$;
create trigger adds_up after insert on pos_tickets referencing new table as written
  for each statement execute function pos_ticket_adds_up();

create function pos_lines_add_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct ticket_id from written) w join pos_tickets t on t.id = w.ticket_id
    where t.amount is distinct from (select sum(l.total) from pos_ticket_lines l where l.ticket_id = t.id))
  then
    raise exception 'a ticket does not equal its lines' using errcode = 'check_violation', constraint = 'pos_tickets_add_up';
  end if;
  -- Whoever gives back locked the ticket that was sold first.
  if exists (
    select from written w join pos_ticket_lines sold on sold.id = w.undoes
    where w.undoes is not null and (sold.undoes is not null
      or sold.qty + (select sum(b.qty) from pos_ticket_lines b where b.undoes = sold.id) < 0))
  then
    raise exception 'more would be given back than was sold'
      using errcode = 'check_violation', constraint = 'pos_lines_give_back_what_was_sold';
  end if;
  return null;
end $$;
create trigger add_up after insert on pos_ticket_lines referencing new table as written
  for each statement execute function pos_lines_add_up();

-- Satsangis are found by father or husband, and by city, too.
create index customers_father on customers using gin (father_name gin_trgm_ops);
create index customers_city on customers using gin (city gin_trgm_ops);
