-- 'A12', 'a-12' and 'A१२' are one house: numbers are compared without dashes, but for one between two digits, and with the
-- digits of any keyboard (contract/src/electrical/house-order.ts). Of houses that fall together now, one has the new key and the
-- others keep theirs: none is lost, none is billed in another's name, and no new one can be added beside them.

-- The digits of India's scripts and of Arabic ones as 0 to 9.
create function pg_temp.with_digits(key text) returns text language sql as $$
  select translate(key,
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
    '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯'
    '൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', repeat('0123456789', 11))
$$;
create function pg_temp.joined(key text) returns text language sql as $$
  select coalesce(nullif(regexp_replace(regexp_replace(regexp_replace(pg_temp.with_digits(key),
    '[-‐‑‒–—―−]+', '-', 'g'), '(^|[^0-9])-', '\1', 'g'), '-($|[^0-9])', '\1', 'g'), ''), pg_temp.with_digits(key))
$$;
-- As numbers are sorted: each run of digits with twelve of them.
create function pg_temp.sorted(key text) returns text language sql as $$
  select string_agg(case when part[1] ~ '^[0-9]' then lpad(bare, greatest(12, length(bare)), '0') else part[1] end, '' order by place)
  from regexp_matches(key, '[0-9]+|[^0-9]+', 'g') with ordinality as parts (part, place)
  cross join lateral (select coalesce(nullif(ltrim(part[1], '0'), ''), '0') as bare) as digits
$$;

-- Closed accounts too, which have no key: a number stays beside those of its house.
update electric_profiles set house_order = pg_temp.sorted(pg_temp.joined(upper(regexp_replace(houseno, '\s', '', 'g'))))
  where houseno ~ '[-‐‑‒–—―−]' or houseno <> pg_temp.with_digits(houseno);

update electric_profiles p set house_key = chosen.joined
  from (
    select distinct on (joined) id, joined
    from (select id, house_key, pg_temp.joined(house_key) as joined from electric_profiles where house_key is not null) as keys
    order by joined, (house_key = joined) desc, id) as chosen
  where p.id = chosen.id and p.house_key <> chosen.joined;

-- A part of a number is looked for in the key as well: 'A12' finds 'A 12'.
create index electric_profiles_key_part on electric_profiles using gin (house_key gin_trgm_ops);

drop function pg_temp.joined(text);
drop function pg_temp.sorted(text);
drop function pg_temp.with_digits(text);
