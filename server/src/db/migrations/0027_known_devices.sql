-- Browsers that a user has signed in with: failed sign-ins from elsewhere do not count against them.

create table known_devices (
  -- SHA-256 of the browser's cookie.
  device_hash bytea not null,
  user_id int not null references users on delete cascade,
  used_at timestamptz not null default now(),
  primary key (device_hash, user_id)
);

-- What the failure is counted by, beside the e-mail: a known device or a session; null: whoever else tries, by the address too.
alter table sign_in_failures add column known text;
