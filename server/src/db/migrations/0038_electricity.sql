-- Electricity: houses with their meters, lines, groups and charges; and the ledger of what they were billed and paid. The ledger
-- only grows: bill lines, corrections, payments, allocations. What a house owes is their sum. What must never happen is forbidden
-- here: two readings of a house and month, units other than the meter's, two charges by the unit, an allocation beyond a line or
-- a payment, money without its receipt, a changed or deleted row.

create table satsangi_groups (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200)
);
create unique index satsangi_groups_name on satsangi_groups (lower(name));

create table electric_lines (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) between 1 and 200),
  is_enabled boolean not null default true
);
create unique index electric_lines_name on electric_lines (lower(name));

-- Bhaint types: so much a month (fixed), or so much a unit.
create table charge_types (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  amount numeric(12, 2) not null check (amount >= 0),
  is_fixed boolean not null,
  is_active boolean not null default true,
  unique (id, is_fixed)
);
create unique index charge_types_name on charge_types (lower(name));

create table electric_profiles (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  houseno text not null check (length(houseno) between 1 and 20),
  -- Without case and spaces; and as house numbers are sorted (contract/src/electrical/house-order.ts makes both).
  house_key text not null constraint electric_profiles_houseno unique,
  house_order text collate "C" not null,
  meterno text check (length(meterno) between 1 and 40),
  metertype text check (length(metertype) between 1 and 40),
  line_id int not null references electric_lines,
  group_id int not null references satsangi_groups,
  -- What the meter said before its first month.
  first_reading numeric(12, 2) not null default 0 check (first_reading >= 0),
  is_enabled boolean not null default true
);
create index electric_profiles_line on electric_profiles (line_id, house_order);
create index electric_profiles_group on electric_profiles (group_id);
create index electric_profiles_order on electric_profiles (house_order, id);
create index electric_profiles_name on electric_profiles (lower(name), id);
create index electric_profiles_name_part on electric_profiles using gin (name gin_trgm_ops);
create index electric_profiles_house_part on electric_profiles using gin (houseno gin_trgm_ops);

create table profile_charges (
  profile_id int not null references electric_profiles,
  charge_type_id int not null,
  is_fixed boolean not null,
  amount numeric(12, 2) not null check (amount >= 0),
  is_enabled boolean not null,
  primary key (profile_id, charge_type_id),
  foreign key (charge_type_id, is_fixed) references charge_types (id, is_fixed) on update cascade
);
create index profile_charges_type on profile_charges (charge_type_id, is_fixed);
create unique index profile_charges_one_by_unit on profile_charges (profile_id) where is_enabled and not is_fixed;

create table electric_readings (
  id int generated always as identity primary key,
  profile_id int not null references electric_profiles,
  -- The line that the house hung on in that month.
  line_id int not null references electric_lines,
  month date not null check (extract(day from month) = 1),
  last_reading numeric(12, 2) not null check (last_reading >= 0),
  reading numeric(12, 2) not null check (reading between 0 and 9999999.99),
  new_meter boolean not null,
  -- Of a replaced meter: where the old one ended and the new one began, when these were read.
  final_reading numeric(12, 2) check (final_reading >= last_reading),
  first_reading numeric(12, 2) check (first_reading between 0 and reading),
  units numeric(12, 2) not null,
  is_estimate boolean not null default false,
  remarks text check (length(remarks) between 1 and 500),
  read_by int not null references users,
  read_at timestamptz not null default now(),
  constraint electric_readings_once unique (profile_id, month),
  unique (id, profile_id, month),
  check (new_meter or num_nonnulls(final_reading, first_reading) = 0),
  constraint electric_readings_units check (
    units = case when new_meter then coalesce(final_reading, last_reading) - last_reading + reading - coalesce(first_reading, 0)
      else reading - last_reading end)
);
create index electric_readings_load on electric_readings (month, line_id) include (units);
create index electric_readings_reader on electric_readings (read_by);

-- What a house was charged for a month; `rate` is that of a unit then. An advance is a line without a charge, of amount 0: what
-- is paid beyond it is a credit.
create table bill_lines (
  id int generated always as identity primary key,
  profile_id int not null references electric_profiles,
  month date not null check (extract(day from month) = 1),
  reading_id int,
  charge_type_id int references charge_types,
  amount numeric(12, 2) not null,
  rate numeric(12, 2),
  constraint bill_lines_once unique (profile_id, month, charge_type_id),
  unique (id, profile_id),
  foreign key (reading_id, profile_id, month) references electric_readings (id, profile_id, month),
  check ((reading_id is null) = (charge_type_id is null)),
  check (reading_id is not null or (amount = 0 and rate is null))
);
create index bill_lines_reading on bill_lines (reading_id);
create index bill_lines_charge on bill_lines (charge_type_id);
create unique index bill_lines_one_by_unit on bill_lines (profile_id, month) where rate is not null;

-- A reading that was corrected changes what its month costs.
create table bill_corrections (
  id int generated always as identity primary key,
  line_id int not null references bill_lines,
  amount numeric(12, 2) not null check (amount <> 0),
  reason text not null check (length(reason) between 1 and 500),
  made_by int not null references users,
  made_at timestamptz not null default now()
);
create index bill_corrections_line on bill_corrections (line_id);
create index bill_corrections_maker on bill_corrections (made_by);

-- What a house paid, or had given back (a cheque that bounced): `received` is what the cash book has of it. Credits alone that
-- are set against dues bring no money and have no receipt.
create table dues_payments (
  id int generated always as identity primary key,
  -- The client's own: sent twice, paid once.
  key uuid not null constraint dues_payments_once unique,
  profile_id int not null references electric_profiles,
  received numeric(12, 2) not null,
  receipt_id int unique references cash_receipts,
  -- As it stands on the receipt.
  receipt_number text,
  utr text,
  method text check (method in ('CASH', 'UPI', 'CHEQUE', 'TRANSFER')),
  description text check (length(description) between 1 and 200),
  undoes int constraint dues_payments_undone_once unique references dues_payments,
  reason text check (length(reason) between 1 and 200),
  -- The venue's day.
  paid_on date not null,
  taken_by int not null references users,
  taken_at timestamptz not null default now(),
  unique (id, profile_id),
  check ((received <> 0) = (receipt_id is not null)),
  check ((received <> 0) = (method is not null)),
  check ((receipt_id is null) = (receipt_number is null)),
  check (received >= 0 or undoes is not null),
  check ((undoes is null) = (reason is null))
);
create index dues_payments_profile on dues_payments (profile_id, id);
create index dues_payments_day on dues_payments (paid_on, id);
create index dues_payments_taker on dues_payments (taken_by);

create table dues_allocations (
  id int generated always as identity primary key,
  payment_id int not null,
  line_id int not null,
  profile_id int not null,
  -- Negative: taken from a credit, or undone.
  amount numeric(12, 2) not null check (amount <> 0),
  undoes int unique references dues_allocations,
  foreign key (payment_id, profile_id) references dues_payments (id, profile_id),
  foreign key (line_id, profile_id) references bill_lines (id, profile_id),
  unique (payment_id, line_id)
);
create index dues_allocations_line on dues_allocations (line_id, profile_id);

-- The lines that are not settled, with what is owed (positive) or a credit (negative). Only the triggers below write it: it is the
-- sum of a line, its corrections and its allocations, kept so that dues cost what is owed now, not what was ever billed.
create table open_lines (
  line_id int primary key references bill_lines,
  profile_id int not null,
  month date not null,
  balance numeric(12, 2) not null check (balance <> 0)
);
create index open_lines_profile on open_lines (profile_id, month) include (balance);
create index open_lines_month on open_lines (month, profile_id) include (balance);

create trigger keeps_its_rows before update or delete or truncate on bill_lines execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on bill_corrections execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on dues_payments execute function cash_keeps_its_rows();
create trigger keeps_its_rows before update or delete or truncate on dues_allocations execute function cash_keeps_its_rows();
create trigger keeps_its_rows before delete or truncate on electric_readings execute function cash_keeps_its_rows();

-- Adds to what of a line is open; a line that is settled is not there.
create function open_line_add(line int, added numeric) returns void language plpgsql as $$
declare
  was numeric;
begin
  select balance into was from open_lines where line_id = line for update;
  if was is null then
    insert into open_lines (line_id, profile_id, month, balance) select id, profile_id, month, added from bill_lines where id = line;
  elsif was = -added then
    delete from open_lines where line_id = line;
  else
    update open_lines set balance = was + added where line_id = line;
  end if;
end $$;

create function bill_lines_open() returns trigger language plpgsql as $$
begin
  insert into open_lines (line_id, profile_id, month, balance)
    select id, profile_id, month, amount from billed where amount <> 0;
  return null;
end $$;
create trigger open_lines after insert on bill_lines referencing new table as billed
  for each statement execute function bill_lines_open();

create function bill_corrections_open() returns trigger language plpgsql as $$
begin
  perform from bill_lines where id = new.line_id for no key update;
  perform open_line_add(new.line_id, new.amount);
  return null;
end $$;
create trigger open_lines after insert on bill_corrections for each row execute function bill_corrections_open();

create function dues_allocate() returns trigger language plpgsql as $$
declare
  line bill_lines;
  open numeric;
  undone dues_allocations;
begin
  select * into line from bill_lines where id = new.line_id for no key update;
  open := coalesce((select balance from open_lines where line_id = new.line_id), 0);
  if new.undoes is not null then
    select * into undone from dues_allocations where id = new.undoes;
    if undone.line_id <> new.line_id or undone.amount <> -new.amount
      or undone.payment_id is distinct from (select undoes from dues_payments where id = new.payment_id)
    then
      raise exception 'allocation % is not what is undone', new.undoes
        using errcode = 'check_violation', constraint = 'dues_allocations_undone';
    end if;
  elsif not (
    (new.amount > 0 and new.amount <= open)
    or (new.amount < 0 and new.amount >= open)
    -- What an advance brings goes to its own line, once.
    or (new.amount > 0 and line.charge_type_id is null
      and not exists (select from dues_allocations where line_id = new.line_id))
  ) then
    raise exception 'line % has % open, not %', new.line_id, open, new.amount
      using errcode = 'check_violation', constraint = 'dues_allocations_within_line';
  end if;
  perform open_line_add(new.line_id, -new.amount);
  return new;
end $$;
create trigger allocate before insert on dues_allocations for each row execute function dues_allocate();

-- At the commit every payment is allocated to the paisa, and the cash book has what it brought.
create function dues_payment_adds_up() returns trigger language plpgsql as $$
declare
  payment dues_payments;
begin
  if tg_table_name = 'dues_payments' then
    payment := new;
  else
    select * into payment from dues_payments where id = new.payment_id;
  end if;
  if payment.received <> coalesce((select sum(amount) from dues_allocations where payment_id = payment.id), 0)
    or payment.received <> coalesce((select sum(amount) from cash_book where receipt_id = payment.receipt_id), 0)
  then
    raise exception 'payment % does not add up', payment.id
      using errcode = 'check_violation', constraint = 'dues_payment_adds_up';
  end if;
  return null;
end $$;
create constraint trigger adds_up after insert on dues_payments deferrable initially deferred
  for each row execute function dues_payment_adds_up();
create constraint trigger adds_up after insert on dues_allocations deferrable initially deferred
  for each row execute function dues_payment_adds_up();

create function open_lines_are_kept() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'what is open is kept by triggers' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger are_kept before insert or update or delete or truncate on open_lines execute function open_lines_are_kept();
