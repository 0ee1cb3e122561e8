-- Identity numbers of visits that the nightly jobs have not erased yet, by age.
create index gate_visits_numbers on gate_visits (entered_at) where aadhaar_last4 is not null;
create index gate_visitors_numbers on gate_visitors (visit_id) where aadhaar_last4 is not null;
create index samadh_visits_numbers on samadh_visits (entered_at)
  where (id_last4 is not null or id_hash is not null) and id_card_no is null;
