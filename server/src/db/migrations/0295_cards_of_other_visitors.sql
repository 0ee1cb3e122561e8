-- The cards of non-satsangis are sealed; by this index the nightly job finds those that were stored as they were typed.
create index gate_visits_to_seal on gate_visits (id) where not is_satsangi and id_card_no is not null;
