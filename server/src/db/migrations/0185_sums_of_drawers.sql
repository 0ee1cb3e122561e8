-- What is expected in a drawer, how much its count differs, and the cash of a day are sums. In columns for one amount, two amounts of
-- ten digits (a phone number that was typed into the float, or as a count) were too much: the session could not be closed, and the
-- day not be signed off. Here a thousand of the largest amounts fit.
alter table cash_sessions drop constraint cash_sessions_variance, drop column variance;
alter table cash_sessions alter column expected type numeric(15, 2);
alter table cash_sessions
  add column variance numeric(15, 2) generated always as (counted - expected) stored,
  add constraint cash_sessions_variance check (variance = 0 or variance_reason is not null);

alter table cash_days
  alter column cash type numeric(15, 2),
  alter column to_bank type numeric(15, 2);
