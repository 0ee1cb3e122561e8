-- The exit and the search find a visit by the card of any of its people, not of the first alone. 'NA' is no card.
create index gate_visitors_card on gate_visitors (card_key(i_card_number)) where card_key(i_card_number) <> 'NA';
create index gate_visitors_aadhaar on gate_visitors (aadhaar_hash) where aadhaar_hash is not null;
create index gate_visitors_end on gate_visitors (aadhaar_last4) where aadhaar_last4 is not null;
