-- A record says how often it was changed, so that a form that shows an older one does not take back a dose that
-- another desk has added since.
alter table vaccination_persons add version int not null default 1;
