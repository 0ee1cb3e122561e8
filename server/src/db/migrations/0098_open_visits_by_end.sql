-- The exit of the gate offers the open visits of cards that end like the scanned one.
create index gate_visits_open_end on gate_visits (aadhaar_last4) where exited_at is null and aadhaar_last4 is not null;
