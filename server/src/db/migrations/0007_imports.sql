-- Spreadsheets that are being brought in.

create table imports (
  id int generated always as identity primary key,
  kind text not null check (kind in ('rooms', 'customers')),
  file_name text not null check (length(file_name) between 1 and 200),
  file_type text not null check (file_type in ('csv', 'xlsx')),
  size int not null check (size > 0),
  -- The file; gone once it is of no more use, since it is about people.
  content bytea,
  state text not null default 'checking'
    check (state in ('checking', 'checked', 'importing', 'done', 'failed')),
  -- Of what is under way, in percent.
  progress int not null default 0 check (progress between 0 and 100),
  row_count int not null default 0,
  new_rows int,
  changed_rows int,
  unchanged_rows int,
  problem_count int not null default 0,
  columns text[] not null default '{}',
  unused_columns text[] not null default '{}',
  preview jsonb not null default '[]',
  failure text,
  -- Null: somebody at the command line.
  created_by int references users,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (content is not null or state in ('done', 'failed')),
  -- All or nothing.
  check (state not in ('importing', 'done') or problem_count = 0)
);
-- Read in pieces, and a spreadsheet is packed already: it is stored as it is.
alter table imports alter column content set storage external;

create table import_problems (
  import_id int not null references imports on delete cascade,
  -- 1, 2, 3 … by row and column: a page is a range of them.
  number int not null,
  row_number int not null,
  column_title text not null,
  column_letter text,
  value text not null,
  text text not null,
  primary key (import_id, number)
);
