-- Which key the identity numbers and all else that a server seals here were sealed with: a fingerprint that is derived from the key, from
-- which neither the key nor a number is found. A server with another key does not start: its numbers would be those of strangers.
create table identity_key (
  only_one boolean primary key default true check (only_one),
  fingerprint bytea not null check (length(fingerprint) = 16)
);
