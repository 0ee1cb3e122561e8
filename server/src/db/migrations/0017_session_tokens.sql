-- A session may have several tokens: each that asks for a new one gets its own, and the old one ends a minute later, when what was
-- on its way with it has arrived.
create table session_tokens (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie: who reads this table cannot sign in with it.
  token_hash bytea not null unique,
  session_id bigint not null references sessions on delete cascade,
  ends_at timestamptz not null default 'infinity'
);
create index session_tokens_session on session_tokens (session_id);
insert into session_tokens (token_hash, session_id) select token_hash, id from sessions;
alter table sessions drop column token_hash;
