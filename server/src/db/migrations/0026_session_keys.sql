-- A session is opened by two secrets: the token of its cookie, and a key that the browser's pages keep and can delete without a
-- network. Sessions of earlier versions have no key: they end.

delete from sessions;
-- SHA-256, as of the tokens.
alter table sessions add column key_hash bytea not null;
