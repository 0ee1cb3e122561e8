-- Satsangis are found by a part of the name, or of the phone number whatever stands between its digits.

create function full_name(main_name text, surname text) returns text
  immutable parallel safe language sql return trim(main_name || ' ' || surname);

create function phone_digits(phone text) returns text
  immutable parallel safe language sql return regexp_replace(phone, '\D', '', 'g');

create index customers_name on customers using gin (full_name(main_name, surname) gin_trgm_ops);
create index customers_phone on customers using gin (phone_digits(phone) gin_trgm_ops);
