-- Cards of vaccinations and receipts were not among the fields of cards: twelve digits with a wrong check digit lie here in clear, and a card
-- that is an Aadhaar number by its last digits alone. Both become what they would be now, as far as that can be known without the key.

-- The mask of a mistyped identity number; null for any other card.
create or replace function pg_temp.mask(card text) returns text language sql immutable as $$
  select 'XXXX XXXX ' || right(digits, 4)
  from regexp_replace(translate(card, '०१२३४५६७८९', '0123456789'), '[^[:alnum:]]', '', 'g') digits
  where digits ~ '^\d{12}$'
$$;

-- The registry has the whole mark of the one satsangi of this name whose card ends like this: with it the record is found again.
update vaccination_persons p set card_no = found.card
  from (select p.id, min(c.id_card_no) as card
    from vaccination_persons p join customers c on lower(full_name(c.main_name, c.surname)) = lower(full_name(p.first_name, p.last_name))
      and c.id_card_no like p.card_no || ' #%'
    where p.card_no ~ '^X{4} X{4} [0-9A-Z]{4}$'
    group by p.id having count(*) = 1) found
  where p.id = found.id and not exists (select from vaccination_persons other where card_key(other.card_no) = card_key(found.card));

-- Two records have one card never, and a mask is that of many: the first one keeps it.
update vaccination_persons p set card_no = case when masked.place = 1 and not exists (
      select from vaccination_persons other where card_key(other.card_no) = card_key(masked.card)) then masked.card end
  from (select id, pg_temp.mask(card_no) as card, row_number() over (partition by pg_temp.mask(card_no) order by id) as place
    from vaccination_persons where pg_temp.mask(card_no) is not null) masked
  where p.id = masked.id;

-- The triggers forbid every change of what was sold and received; only the name of a card changes.
alter table cash_receipts disable trigger user;
update cash_receipts r set record_name = pg_temp.mask(t.cardno)
  from pos_tickets t where t.receipt_id = r.id and r.record_name = t.cardno and pg_temp.mask(t.cardno) is not null;
alter table cash_receipts enable trigger user;
alter table pos_tickets disable trigger user;
update pos_tickets set cardno = pg_temp.mask(cardno) where pg_temp.mask(cardno) is not null;
alter table pos_tickets enable trigger user;

update audit_log set said = jsonb_set(said, '{cardNo}', to_jsonb(pg_temp.mask(said ->> 'cardNo')))
  where pg_temp.mask(said ->> 'cardNo') is not null;
update audit_log set said = jsonb_set(said, '{customer,cardno}', to_jsonb(pg_temp.mask(said #>> '{customer,cardno}')))
  where pg_temp.mask(said #>> '{customer,cardno}') is not null;
update audit_log set said = jsonb_set(said, '{officesale,customer,cardno}', to_jsonb(pg_temp.mask(said #>> '{officesale,customer,cardno}')))
  where pg_temp.mask(said #>> '{officesale,customer,cardno}') is not null;

drop function pg_temp.mask;
