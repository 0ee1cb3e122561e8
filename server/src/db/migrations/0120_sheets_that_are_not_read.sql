-- The names of other sheets of a workbook, which are not read: the screen names them.
alter table imports add column unused_sheets text[] not null default '{}';
