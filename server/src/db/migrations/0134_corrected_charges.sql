-- A month that was billed at a wrong amount or rate is corrected by a row of the ledger. The correction of a charge by the unit names
-- its rate, which holds for later corrections of the reading too.
alter table bill_corrections add column rate numeric(12, 2) check (rate >= 0);

-- At the commit a charge by the unit is the units of its reading at its rate, with all corrections; a fixed charge has no rate.
create function electric_bill_is_of_its_reading() returns trigger language plpgsql as $$
declare
  line bill_lines;
  used numeric;
  corrected numeric;
  per_unit numeric;
begin
  if tg_table_name = 'electric_readings' then
    select * into line from bill_lines b where b.reading_id = new.id and b.rate is not null;
  else
    select * into line from bill_lines b where b.id = new.line_id and b.rate is not null;
    if line.id is null and new.rate is not null then
      raise exception 'line % is a fixed charge, without a rate', new.line_id
        using errcode = 'check_violation', constraint = 'bill_corrections_rate';
    end if;
  end if;
  if line.id is null then
    return null;
  end if;
  select r.units into used from electric_readings r where r.id = line.reading_id;
  select coalesce(sum(c.amount), 0), (array_agg(c.rate order by c.id desc) filter (where c.rate is not null))[1]
    into corrected, per_unit from bill_corrections c where c.line_id = line.id;
  if line.amount + corrected <> round(used * coalesce(per_unit, line.rate), 2) then
    raise exception 'line % is not % units', line.id, used
      using errcode = 'check_violation', constraint = 'bill_lines_of_reading';
  end if;
  return null;
end $$;
create constraint trigger is_billed after update of units on electric_readings deferrable initially deferred
  for each row when (old.units is distinct from new.units) execute function electric_bill_is_of_its_reading();
create constraint trigger is_of_its_reading after insert on bill_corrections deferrable initially deferred
  for each row execute function electric_bill_is_of_its_reading();

-- At the commit the next reading of a house begins where a reading ends: no unit is billed twice, and none is left out.
create function electric_reading_goes_on() returns trigger language plpgsql as $$
declare
  ends numeric;
  begins numeric;
begin
  select r.reading into ends from electric_readings r where r.id = new.id;
  select r.last_reading into begins from electric_readings r
    where r.profile_id = new.profile_id and r.month > new.month order by r.month limit 1;
  if begins <> ends then
    raise exception 'the reading after % begins at %', new.id, begins
      using errcode = 'check_violation', constraint = 'electric_readings_go_on';
  end if;
  return null;
end $$;
create constraint trigger goes_on after insert or update of reading on electric_readings deferrable initially deferred
  for each row execute function electric_reading_goes_on();
