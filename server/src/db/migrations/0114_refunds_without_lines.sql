-- Refunds of additional Bhent: those that give back nothing else have no line, and are counted by their
-- tickets.
create index pos_tickets_bhent_given_back on pos_tickets (systemid, sold_at) where donation < 0;
