-- Who may do what: users, roles, permissions, sessions; what was done; what was already answered.

create table users (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  password_hash text not null,
  account_type text not null default 'user' check (account_type in ('user', 'mower')),
  language text not null default 'en' check (language in ('en', 'hi')),
  created_at timestamptz not null default now(),
  -- A deleted user stays as the author of what they did, and frees the e-mail.
  deleted_at timestamptz
);
create unique index users_email on users (lower(email)) where deleted_at is null;

create table roles (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200)
);
create unique index roles_name on roles (lower(name));

-- Filled at start from the contract's closed list; a row gives a name its id.
create table permissions (
  id int generated always as identity primary key,
  name text not null unique
);

create table user_roles (
  user_id int not null references users on delete cascade,
  role_id int not null references roles on delete cascade,
  primary key (user_id, role_id)
);

create table role_permissions (
  role_id int not null references roles on delete cascade,
  permission_id int not null references permissions on delete cascade,
  primary key (role_id, permission_id)
);

create table sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie: who reads this table cannot sign in with it.
  token_hash bytea not null unique,
  user_id int not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  address inet
);
create index sessions_user on sessions (user_id);

create table sign_in_failures (
  id bigint generated always as identity primary key,
  email text not null,
  address inet not null,
  at timestamptz not null default now()
);
create index sign_in_failures_email on sign_in_failures (email, at);
create index sign_in_failures_address on sign_in_failures (address, at);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id int references users,
  call text not null,
  record_type text,
  record_id int,
  said jsonb not null,
  address inet,
  request_id text not null
);
create index audit_log_record on audit_log (record_type, record_id, id);

-- One row per Idempotency-Key and caller: the answer to give again. Written in the transaction that it answers for.
create table idempotency_keys (
  key uuid not null,
  -- The user, or 0 for callers without a session.
  caller int not null,
  call text not null,
  request_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (key, caller)
);
create index idempotency_keys_created on idempotency_keys (created_at);
