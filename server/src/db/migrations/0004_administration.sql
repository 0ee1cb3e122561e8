-- Administration: somebody can always administer; who signed in with what; reading the audit.

-- The last user who can manage users and roles can be neither deleted nor stripped of it, whoever tries, and however many
-- try at the same moment: each waits here for the one before, and then sees what that one has left.
create function require_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7406002);
  if exists (select from users) and not exists (
    select from users u
    where u.deleted_at is null and u.account_type = 'user' and (
      select count(distinct p.name) from user_roles ur
      join role_permissions rp on rp.role_id = ur.role_id
      join permissions p on p.id = rp.permission_id
      where ur.user_id = u.id and p.name in ('manage-users', 'manage-roles')) = 2
  ) then
    raise exception 'nobody could manage users and roles any more' using errcode = 'NV001';
  end if;
  return null;
end $$;

-- Whatever takes something away. A role or a permission that is deleted takes the rows of these tables with it. One name
-- for all: `set constraints last_administrator immediate` judges them at once.
create constraint trigger last_administrator after update of deleted_at, account_type or delete on users
  deferrable initially deferred for each row execute function require_administrator();
create constraint trigger last_administrator after update or delete on user_roles
  deferrable initially deferred for each row execute function require_administrator();
create constraint trigger last_administrator after update or delete on role_permissions
  deferrable initially deferred for each row execute function require_administrator();

-- The header of whoever signed in, so that people know their own sessions again.
alter table sessions add column user_agent text check (length(user_agent) <= 500);

-- A page of the audit walks one of these from its newest entry, or from the end of a range of days.
alter table audit_log add column area text not null generated always as (split_part(call, '.', 1)) stored;
create index audit_log_area on audit_log (area, at, id);
create index audit_log_user on audit_log (user_id, at, id);
create index audit_log_record_type on audit_log (record_type, at, id);
create index audit_log_at on audit_log (at, id);
