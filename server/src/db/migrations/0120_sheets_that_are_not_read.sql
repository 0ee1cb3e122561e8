-- The names of other sheets of a workbook, which the screen says are not read.
alter table imports add column unused_sheets text[] not null default '{}';
