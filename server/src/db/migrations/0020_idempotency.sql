-- The hash of a request is keyed and covers its secret fields; its answer, which may hold a token, is encrypted. What was kept
-- before answers to another hash.
truncate idempotency_keys;
alter table idempotency_keys drop column answer;
alter table idempotency_keys add column answer bytea;
comment on column idempotency_keys.request_hash is 'HMAC-SHA-256 of call and input';
comment on column idempotency_keys.answer is 'AES-256-GCM; null while the call is at work';

-- The hash of an application is keyed too: who applies could be found out by trying otherwise.
truncate sent_applications;
