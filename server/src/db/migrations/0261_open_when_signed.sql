-- What was not in a day's closing when it was signed off, as its paper says it: the sessions that were still open, and since
-- when sessions were left unsigned. Read later it would be what is open then.
create table cash_day_open_sessions (
  day date not null references cash_days,
  session_id int not null references cash_sessions,
  primary key (day, session_id)
);
alter table cash_days add column unsigned_since date;

-- Days of before: by the moments of their sessions. The database does not know the venue's time zone: a day ends as in India.
insert into cash_day_open_sessions (day, session_id)
  select d.day, s.id from cash_days d join cash_sessions s on not s.carried_over
    and s.opened_at < least(d.signed_at, (d.day + 1)::timestamp at time zone 'Asia/Kolkata')
    and (s.closed_at is null or s.closed_at > d.signed_at);
alter table cash_days disable trigger keeps_its_rows;
update cash_days d set unsigned_since = (
  select (min(s.closed_at) at time zone 'Asia/Kolkata')::date from cash_sessions s
  left join cash_day_sessions l on l.session_id = s.id left join cash_days o on o.day = l.day
  where not s.carried_over and s.closed_at < ((d.day - 31)::timestamp at time zone 'Asia/Kolkata')
    and s.closed_at < d.signed_at and (o.signed_at is null or o.signed_at > d.signed_at));
alter table cash_days enable trigger keeps_its_rows;

create trigger keeps_its_rows before update or delete or truncate on cash_day_open_sessions execute function cash_keeps_its_rows();
