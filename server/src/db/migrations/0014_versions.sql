-- What rarely changes and is asked all the time is kept by each server under its version, which is read in the statement that
-- needs it (decision 0022). A change gives it, in its own transaction, one that it has never had: also where it is rolled back.
create table versions (
  of text primary key,
  version uuid not null default gen_random_uuid()
);
insert into versions (of) values ('rooms'), ('staff');

create function new_version() returns trigger language plpgsql as $$
begin
  update versions set version = gen_random_uuid() where of = tg_argv[0];
  return null;
end $$;

create trigger new_version after insert or update or delete or truncate on rooms
  for each statement execute function new_version('rooms');
create trigger new_version after insert or update or delete or truncate on floors
  for each statement execute function new_version('rooms');
create trigger new_version after insert or update or delete or truncate on buildings
  for each statement execute function new_version('rooms');

create trigger new_version after insert or update or delete or truncate on users
  for each statement execute function new_version('staff');
create trigger new_version after insert or update or delete or truncate on user_roles
  for each statement execute function new_version('staff');
create trigger new_version after insert or update or delete or truncate on roles
  for each statement execute function new_version('staff');
create trigger new_version after insert or update or delete or truncate on role_permissions
  for each statement execute function new_version('staff');
create trigger new_version after insert or update or delete or truncate on permissions
  for each statement execute function new_version('staff');
