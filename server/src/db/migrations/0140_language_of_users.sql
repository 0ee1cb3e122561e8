-- A user who has not signed in yet has chosen no language: the one of their browser becomes theirs at the first sign-in.
alter table users alter language drop not null, alter language drop default;
