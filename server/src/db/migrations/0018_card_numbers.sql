-- A card is known by its number without regard to case and surrounding spaces: `cardKey` of the contract does the same. Only
-- letters from a to z have their case changed, so that it does not depend on the locale; the spaces are those of JavaScript's `trim`.
create function card_key(number text) returns text language sql immutable strict parallel safe as $$
  select translate(
    btrim(number, E' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'),
    'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
$$;

-- Customers whose numbers differ in that alone are one: the newest stays, and takes from the others what it does not have.
with same as (
  select id, first_value(id) over newest as kept,
    first_value(dob) over (newest_first_with order by (dob is null), id desc) as dob,
    first_value(phone) over (newest_first_with order by (phone is null), id desc) as phone,
    first_value(city) over (newest_first_with order by (city is null), id desc) as city,
    first_value(email) over (newest_first_with order by (email is null), id desc) as email
  from customers
  window newest as (partition by card_key(id_card_no) order by id desc),
    newest_first_with as (partition by card_key(id_card_no))
)
update customers c set dob = same.dob, phone = same.phone, city = same.city, email = same.email
  from same
  where same.id = c.id and same.kept = c.id
    and (c.dob, c.phone, c.city, c.email) is distinct from (same.dob, same.phone, same.city, same.email);
delete from customers c using customers newer
  where card_key(newer.id_card_no) = card_key(c.id_card_no) and newer.id > c.id;

alter table customers drop constraint customers_id_card_no_key;
create unique index customers_card on customers (card_key(id_card_no));

drop index gate_visits_open_card;
create index gate_visits_open_card on gate_visits (card_key(id_card_no)) where exited_at is null and id_card_no is not null;
-- 'NA' is no card.
drop index one_card_per_visit;
create unique index one_card_per_visit on gate_visitors (visit_id, card_key(i_card_number))
  where card_key(i_card_number) <> 'NA';
