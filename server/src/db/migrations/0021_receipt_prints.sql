-- Each print of a receipt, whichever counter prints it. From the second on the paper says that it is a duplicate.
create table receipt_prints (
  id int generated always as identity primary key,
  -- The kind of receipt, and the id of the record that the receipt is for: a payment, a reservation, a visit.
  kind text not null check (length(kind) between 1 and 40),
  receipt_id int not null,
  -- 1 is the original.
  number int not null check (number > 0),
  -- What the original said: a duplicate says the same.
  content jsonb check (number = 1 or content is null),
  printed_at timestamptz not null default now(),
  printed_by int not null references users,
  unique (kind, receipt_id, number)
);
