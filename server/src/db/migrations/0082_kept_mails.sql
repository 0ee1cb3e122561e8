-- When the job of a mail ended because there was no mail server: once there is one, the mail can be sent again, as one that was given up.
alter table mails add column kept_at timestamptz;
-- Of earlier versions: nobody has tried them, though their jobs run within seconds.
update mails set kept_at = now()
  where sent_at is null and failed_at is null and handed_at is null and tries = 0 and created_at < now() - interval '1 hour';
