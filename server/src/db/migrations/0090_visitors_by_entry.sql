-- The non-satsangi visitors of a day are those who came in on it, as in the list of entries and in the totals; an arrival that was
-- written down later has another date.
drop index gate_visits_others;
create index gate_visits_others on gate_visits (entered_at, id) where not is_satsangi;
