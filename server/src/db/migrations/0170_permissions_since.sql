-- When an update brought a permission: those who manage roles read which ones no role was given yet.
-- Null: it was there when the venue began, or before this was noted.
alter table permissions add column since timestamptz;
