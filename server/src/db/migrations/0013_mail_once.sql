-- A job that was done, and whose server was killed before it could say so, is done again: what it writes to somebody is known by
-- this, and written once.
alter table mails add column once text constraint mails_once unique;
