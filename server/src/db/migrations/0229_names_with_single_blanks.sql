-- Forms and files keep one blank between the words of a name ('singleBlanks' of the contract), since lists show one for many. Names
-- from before get that too: a file that names a line or a building finds it. Of names that fall together, one has single blanks and
-- the others keep what they have, until somebody renames them.
create function pg_temp.single_blanks(name text) returns text language sql immutable as $$
  select coalesce(nullif(btrim(regexp_replace(name, '[\s\u00a0]+', ' ', 'g')), ''), name)
$$;

do $$
declare
  names record;
begin
  -- `among`: the names of a table that must differ, as its unique index has them; `id` where none must.
  for names in select * from (values
    ('buildings', 'name', ''''''), ('rooms', 'room_number', 'building_id'), ('attributes', 'name', 'type'),
    ('gates', 'name', ''''''), ('event_types', 'name', ''''''), ('roles', 'name', ''''''), ('users', 'name', 'id'),
    ('satsangi_groups', 'name', ''''''), ('electric_lines', 'name', ''''''), ('charge_types', 'name', ''''''),
    ('electric_profiles', 'name', 'id'), ('pos_products', 'name', 'id'),
    ('pos_categories', 'name', 'systemid || '' '' || coalesce(parent_id, 0)')
  ) as listed (of_table, named, among) loop
    execute format($update$
      update %1$I t set %2$I = chosen.plain from (
        select distinct on (one_of, lower(plain)) id, plain
        from (select id, %2$I as was, (%3$s)::text as one_of, pg_temp.single_blanks(%2$I) as plain from %1$I) as names
        order by one_of, lower(plain), (was = plain) desc, id) as chosen
      where t.id = chosen.id and t.%2$I <> chosen.plain$update$, names.of_table, names.named, names.among);
  end loop;
end $$;
