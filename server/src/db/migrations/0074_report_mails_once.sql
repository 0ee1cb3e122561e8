-- A report goes once, also when the server is killed while the mail server takes it.

-- When a report was handed to the mail server whole; null again when that refused it.
alter table mails add column handed_at timestamptz;

-- A day and the month that begins with it are two ranges: a schedule that became monthly sends its first month.
drop index report_mails_once;
create unique index report_mails_once on report_mail_deliveries (report_mail_id, user_id, range_from, range_to)
  where asked_by is null;
