-- The Outbox is filtered by state and by subject. Of 90 days of mails few are not sent, or, without a mail server, few are:
-- both are found without reading the others, newest first.
create index mails_not_sent on mails (id) where sent_at is null;
create index mails_sent on mails (id) where sent_at is not null;
create index mails_subject on mails using gin (subject gin_trgm_ops);
