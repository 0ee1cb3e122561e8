-- Reports that are sent by mail every day, week or month.

create table report_mails (
  id int generated always as identity primary key,
  -- The name of a report in the contract's list; one that is no longer there is not sent, and its row says so.
  report text not null check (length(report) between 1 and 60),
  every text not null check (every in ('Daily', 'Weekly', 'Monthly')),
  -- The hour of the venue from which it is sent.
  hour int not null check (hour between 0 and 23),
  event_id int references event_types on delete set null,
  is_active boolean not null default true,
  -- Mails that were due before this moment are not sent.
  since timestamptz not null default now(),
  created_by int not null references users,
  created_at timestamptz not null default now()
);
create index report_mails_event on report_mails (event_id) where event_id is not null;
create index report_mails_author on report_mails (created_by);

create table report_mail_receivers (
  report_mail_id int not null references report_mails on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (report_mail_id, user_id)
);
create index report_mail_receivers_user on report_mail_receivers (user_id);

-- A mail that is written when it is sent, with the permissions that its receiver has then.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('text', 'reset-link', 'report'));

-- One mail of a report to one receiver. The schedule sends each range once, whatever restarts and however many servers run.
create table report_mail_deliveries (
  id int generated always as identity primary key,
  report_mail_id int not null references report_mails on delete cascade,
  user_id int not null references users on delete cascade,
  range_from date not null,
  range_to date not null check (range_to >= range_from),
  -- Who asked for it by hand.
  asked_by int references users,
  made_at timestamptz not null default now(),
  mail_id int unique references mails on delete cascade,
  -- Why it was not sent, as a text with values.
  refused jsonb
);
create unique index report_mails_once on report_mail_deliveries (report_mail_id, user_id, range_from) where asked_by is null;
create index report_mail_deliveries_newest on report_mail_deliveries (report_mail_id, made_at, id);
create index report_mail_deliveries_user on report_mail_deliveries (user_id);
create index report_mail_deliveries_asker on report_mail_deliveries (asked_by) where asked_by is not null;
