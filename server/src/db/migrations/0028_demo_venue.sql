-- Whether this venue is the demo, which every screen says: one row when it is.

create table demo_venue (
  filled_at timestamptz not null default now()
);
create unique index demo_venue_once on demo_venue ((true));
-- Demos of earlier versions are known by their staff.
insert into demo_venue (filled_at) select min(created_at) from users where email = 'accommodation@nivas.local' having count(*) > 0;
