-- How many readings of a file are for which month, by their outcome; empty for files of other kinds.
alter table imports add column months jsonb not null default '[]';
