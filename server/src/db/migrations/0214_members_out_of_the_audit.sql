-- Who stays stands with the reservation. The audit of a booking had the members too, for good, with the number of a passport or
-- of another card that no check digit gives away; that of an application never had them.
update audit_log set said = said - 'members' where call = 'reservations.book' and said ? 'members';
