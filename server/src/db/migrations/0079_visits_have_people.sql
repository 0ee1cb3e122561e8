-- A visit has at least one person, and all who are listed: a non-satsangi is not in the list of those who accompany him. Corrections could
-- go below that.
update gate_visits set people = greatest(1, listed + (not is_satsangi)::int)
  where people < greatest(1, listed + (not is_satsangi)::int);
alter table gate_visits
  drop constraint gate_visits_check3, -- listed <= people
  add constraint everyone_listed_counts check (people >= greatest(1, listed + (not is_satsangi)::int));
