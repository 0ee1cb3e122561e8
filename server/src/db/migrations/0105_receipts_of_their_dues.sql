-- As in 0038, and one thing more: a payment's receipt is one of its counter, for it; what is given back is on
-- a receipt for the payment that it undoes.
create or replace function dues_payment_adds_up() returns trigger language plpgsql as $$
declare
  payment dues_payments;
begin
  if tg_table_name = 'dues_payments' then
    payment := new;
  else
    select * into payment from dues_payments where id = new.payment_id;
  end if;
  if payment.received <> coalesce((select sum(amount) from dues_allocations where payment_id = payment.id), 0)
    or payment.received <> coalesce((select sum(amount) from cash_book where receipt_id = payment.receipt_id), 0)
  then
    raise exception 'payment % does not add up', payment.id
      using errcode = 'check_violation', constraint = 'dues_payment_adds_up';
  end if;
  if tg_table_name = 'dues_payments' and payment.receipt_id is not null and not exists (
    select from cash_receipts where id = payment.receipt_id and counter = 'electricity' and record_type = 'dues_payment'
      and record_id = coalesce(payment.undoes, payment.id))
  then
    raise exception 'payment % is on the receipt of something else', payment.id
      using errcode = 'check_violation', constraint = 'dues_payment_has_its_receipt';
  end if;
  return null;
end $$;
