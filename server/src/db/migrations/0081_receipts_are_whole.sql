-- What was only refused from the side of a ticket or a payment: a row that is added to a receipt later, a ticket on the receipt of
-- another counter, and a refund of another ticket's pieces, or at another price, than it names.

-- The rows of a receipt are written by one statement.
create function cash_rows_at_once() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select receipt_id, min(id) as first from written group by receipt_id) w
    where exists (select from cash_book b where b.receipt_id = w.receipt_id and b.id < w.first))
  then
    raise exception 'the rows of a receipt are written at once' using errcode = 'check_violation', constraint = 'cash_rows_at_once';
  end if;
  return null;
end $$;
create trigger at_once after insert on cash_book referencing new table as written for each statement
  execute function cash_rows_at_once();

-- As in 0040, and one thing more: the ticket of a shop is on a receipt of its counter.
create or replace function pos_ticket_adds_up() returns trigger language plpgsql as $$
declare
  wrong int;
begin
  select t.id into wrong from written w join pos_tickets t on t.id = w.id join cash_receipts r on r.id = t.receipt_id
    where t.amount is distinct from (select sum(l.total) from pos_ticket_lines l where l.ticket_id = t.id)
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

-- As in 0076, and one thing more: a line that gives back is of the ticket that its own ticket undoes, at its price and for its days.
create or replace function pos_lines_add_up() returns trigger language plpgsql as $$
declare
  is_wrong boolean;
  is_parted boolean;
  late int[];
begin
  select bool_or(t.amount is distinct from (select sum(l.total) from pos_ticket_lines l where l.ticket_id = t.id)), bool_or(w.first > 1),
      array_agg(t.id) filter (where t.sold_at < now() - interval '12 hours')
    into is_wrong, is_parted, late
    from (select ticket_id, min(place) as first from written group by ticket_id) w join pos_tickets t on t.id = w.ticket_id;
  if is_wrong then
    raise exception 'a ticket does not equal its lines' using errcode = 'check_violation', constraint = 'pos_tickets_add_up';
  end if;
  if is_parted then
    raise exception 'the lines of a ticket are written at once' using errcode = 'check_violation', constraint = 'pos_lines_at_once';
  end if;
  -- Whoever gives back locked the ticket that was sold first.
  if exists (
    select from written w join pos_ticket_lines sold on sold.id = w.undoes
    where w.undoes is not null and (sold.undoes is not null
      or sold.ticket_id is distinct from (select undoes from pos_tickets t where t.id = w.ticket_id)
      or (sold.price, sold.fromdate, sold.todate) is distinct from (w.price, w.fromdate, w.todate)
      or sold.qty + (select sum(b.qty) from pos_ticket_lines b where b.undoes = sold.id) < 0))
  then
    raise exception 'more would be given back than was sold, or something else'
      using errcode = 'check_violation', constraint = 'pos_lines_give_back_what_was_sold';
  end if;
  if late is not null then
    perform pos_add_late(late);
  end if;
  return null;
end $$;
