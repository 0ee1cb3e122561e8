-- A receipt carries the series of its counter alone: a shop's that of its session, with R when money is given back, electricity's that
-- of its financial year. contract/src/cash/numbers.ts writes a series as it is written here. Of the receipts from before, a shop's refunds
-- are in the series of its sales.

-- The series of electricity at a moment, April to March.
create function cash_series_of_year(moment timestamp) returns text language sql immutable as $$
  select 'EL/' || to_char(moment - interval '3 months', 'YY') || '-' || to_char(moment + interval '9 months', 'YY')
$$;

create function cash_is_series(r cash_receipts) returns boolean language sql stable as $$
  select case r.counter
    when 'bhent' then r.series = 'bhent'
    -- The venue's time zone is not known here: the year of any that the world has will do.
    when 'electricity' then r.series in (
      cash_series_of_year(r.taken_at at time zone 'UTC' - interval '12 hours'),
      cash_series_of_year(r.taken_at at time zone 'UTC' + interval '14 hours'))
    else r.series = case r.counter when 'office' then 'OF-' when 'bookcentre' then 'BC-' when 'bhandarghar' then 'BG-' end
      || (select lpad(s.number::text, greatest(4, length(s.number::text)), '0') from cash_sessions s where s.id = r.session_id)
      || case when r.reason is null then '' else 'R' end
  end
$$;

-- As in 0022, and one thing more: the series is that of the counter.
create or replace function cash_number_receipt() returns trigger language plpgsql as $$
declare
  next int;
begin
  perform cash_hold_open(new.session_id);
  if cash_is_series(new) is not true then
    raise exception 'receipt of % in the series %', new.counter, new.series
      using errcode = 'check_violation', constraint = 'cash_receipts_series';
  end if;
  insert into receipt_series as s (series, last) values (new.series, 1)
    on conflict (series) do update set last = s.last + 1 returning last into next;
  -- A till without the network numbers by itself; its receipts arrive in that order.
  if new.number <> next then
    raise exception 'receipt % of % comes after %', new.number, new.series, next - 1
      using errcode = 'check_violation', constraint = 'cash_receipts_in_order';
  end if;
  new.number := next;
  return new;
end $$;
