-- How visitors are reached stands with their visit alone: the audit had the phones and e-mails of gate and memorial site a second time.
update audit_log set said = (said - array['mobileNumber', 'visitormobile', 'email']) #- '{visit_purpose,visitormobile}'
  where call in ('gate.createVisitorEntry', 'gate.createEntry', 'gate.editVisit', 'samadh.visit', 'samadh.editVisit')
    and (said ?| array['mobileNumber', 'visitormobile', 'email'] or said -> 'visit_purpose' ? 'visitormobile');

-- What was typed for a link to a new password may be the e-mail of a person who is no user. A known user is named by their id.
update audit_log a set record_type = 'user', record_id = u.id from users u
  where a.call = 'access.forgot' and u.deleted_at is null and lower(u.email) = lower(a.said ->> 'email');
update audit_log set said = said - 'email' where call = 'access.forgot' and said ? 'email';
