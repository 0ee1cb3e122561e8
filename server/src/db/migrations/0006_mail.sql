-- Mail, and the way back in for who has forgotten their password.

create table mails (
  id int generated always as identity primary key,
  to_address text not null check (length(to_address) <= 254),
  subject text not null,
  -- Gone once it was delivered or is of no more use: it may hold a link that sets a password.
  text text,
  created_at timestamptz not null default now(),
  -- Later than this it is not delivered any more.
  expires_at timestamptz,
  tries int not null default 0,
  last_error text,
  sent_at timestamptz,
  failed_at timestamptz,
  check (sent_at is null or text is null)
);
create index mails_to on mails using gin (to_address gin_trgm_ops);

-- Who asked for a link, whether or not there is such a user: the job that mails it is told this row's id.
create table reset_requests (
  id int generated always as identity primary key,
  email text not null,
  address inet not null,
  at timestamptz not null default now()
);
create index reset_requests_address on reset_requests (address, at);

create table password_resets (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key,
  user_id int not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index password_resets_user on password_resets (user_id, created_at);
