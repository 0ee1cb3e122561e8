-- Additional Bhent of a shop's ticket can be given back, with pieces or alone: a ticket that gives back has a negative one, and no
-- lines when nothing else comes back. What it gives in cash and by UPI is what it comes to.
alter table pos_tickets
  drop constraint pos_tickets_donation_check,
  drop constraint pos_tickets_check1,
  add constraint pos_tickets_donation check (undoes is not null or donation >= 0),
  add constraint pos_tickets_given_back check (undoes is null
    or (amount <= 0 and donation <= 0 and change = 0 and cash + upi = amount + donation)) not valid;
comment on constraint pos_tickets_given_back on pos_tickets is 'For tickets that give back from now on.';

-- Reports of the shops read it by time.
create index pos_tickets_donations on pos_tickets (systemid, sold_at) include (donation) where donation <> 0;

-- As in 0081, but for a ticket without lines.
create or replace function pos_ticket_adds_up() returns trigger language plpgsql as $$
declare
  wrong int;
begin
  select t.id into wrong from written w join pos_tickets t on t.id = w.id join cash_receipts r on r.id = t.receipt_id
    cross join lateral (select count(*) as lines, coalesce(sum(l.total), 0) as total
      from pos_ticket_lines l where l.ticket_id = t.id) its
    where t.amount is distinct from its.total
      or (its.lines = 0 and t.donation >= 0)
      or t.amount is distinct from
        (select coalesce(sum(b.amount), 0) from cash_book b where b.receipt_id = t.receipt_id and b.kind = 'SALE')
      or t.donation is distinct from
        (select coalesce(sum(b.amount), 0) from cash_book b where b.receipt_id = t.receipt_id and b.kind = 'DONATION')
      or r.counter <> case t.systemid when 1 then 'office' when 2 then 'bookcentre' else 'bhandarghar' end
    limit 1;
  if wrong is not null then
    raise exception 'ticket % does not equal its receipt', wrong
      using errcode = 'check_violation', constraint = 'pos_tickets_add_up';
  end if;
  return null;
end $$;
