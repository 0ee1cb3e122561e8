-- What a change of password or e-mail ends, links that exist only in the mail that is being sent, and when a password was last given.

-- When the password was last given in this session: some calls want to know it again after a while.
alter table sessions add column confirmed_at timestamptz not null default now();
update sessions set confirmed_at = created_at;

-- A mail with a link is written when it is sent: until then there is only whom it is for. Links of earlier versions lay here in
-- clear; they end.
alter table mails add column kind text not null default 'text' check (kind in ('text', 'reset-link'));
alter table mails add column user_id int references users on delete cascade;
update mails set text = null, expires_at = least(expires_at, now()) where text like '%/#/reset-password?%';
delete from password_resets;
alter table mails add check ((kind = 'reset-link') = (user_id is not null));
alter table mails add check (kind = 'text' or text is null);
create index mails_user on mails (user_id, created_at) where user_id is not null;

-- Who made a link for this user on the Outbox screen, and when: shown to the user until they have seen it.
alter table users add column reset_link_by int references users;
alter table users add column reset_link_at timestamptz;
alter table users add check ((reset_link_by is null) = (reset_link_at is null));

-- However the password or the e-mail of a user changes, and when a user is deleted: every session and every link ends. The
-- call that changes it starts a new session for its caller.
create function end_access() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from password_resets where user_id = new.id;
  update mails set expires_at = now() where user_id = new.id and sent_at is null;
  return null;
end $$;
create trigger end_access after update of password_hash, email, deleted_at on users for each row
  when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email
    or (old.deleted_at is null and new.deleted_at is not null))
  execute function end_access();
