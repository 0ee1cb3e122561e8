-- On which device a till runs, as its print service said last: a device that was disabled is known by every call of its till.
create table pos_tills (
  till uuid primary key,
  mac text not null check (mac ~ '^([0-9A-F]{2}:){5}[0-9A-F]{2}$')
);
