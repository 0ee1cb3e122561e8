-- The visits of the mobile numbers that begin with the same seven digits, the shortest beginning that is searched, newest
-- first. By `-id`, so that PostgreSQL does not read all visits by their id until it finds enough of a number that was frequent.
create index samadh_visits_newest on samadh_visits (left(mobile, 7), (-id));
