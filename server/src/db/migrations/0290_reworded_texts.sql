-- Texts are stored by their English, which is their key. These were reworded, and stored ones follow, so that they
-- keep their Hindi.
create temporary table reworded (was text primary key, is_now text not null) on commit drop;
insert into reworded values
  ('Another person sent it: {{name}}.', 'It was sent by another person: {{name}}.'),
  ('Another person sold it: {{name}}.', 'It was sold by another person: {{name}}.'),
  ('Its paper has the number {{number}}, which is that of another receipt of this session.',
    'Its printed receipt has the number {{number}}, which another receipt of this session has too.'),
  ('Sold under the number {{number}} in a session that was closed meanwhile.',
    'Sold as number {{number}} in a session that was closed meanwhile.'),
  ('The UPI reference {{utr}} is that of receipt {{number}} too.', 'Receipt {{number}} also has the UPI reference {{utr}}.'),
  ('{{name}} was sold by the barcode {{barcode}}, which is now that of {{other}}.',
    '{{name}} was sold by the barcode {{barcode}}, which now belongs to {{other}}.'),
  ('{{name}} was not sold any more when this ticket arrived.', '{{name}} was no longer sold when this ticket arrived.'),
  ('{{name}} was of another type when it was sold. The ticket stays what was sold.',
    '{{name}} had another type when it was sold. The ticket keeps the original type.'),
  ('The account is a counter’s, and no person’s.', 'This account belongs to a counter, not to a person.'),
  ('The event of this report is no longer there.', 'The event of this report no longer exists.'),
  ('The group of this report is no longer there.', 'The group of this report no longer exists.'),
  ('The mail server was given this mail and did not answer. Send it again if it did not arrive.',
    'The mail server did not confirm this mail. Send it again if it did not arrive.'),
  ('The user is no longer there.', 'The user no longer exists.'),
  ('The user has no e-mail address.', 'The user has no email address.'),
  ('The user may not see this report.', 'The user does not have access to this report.'),
  ('The user was taken off this report before it was sent.', 'The user was removed from this report before it was sent.'),
  ('This report is no longer there.', 'This report no longer exists.'),
  ('The Bhent of reservation {{number}} was taken, and these rooms have another. Please change its rooms in the list of reservations.',
    'The Bhent of reservation {{number}} has been collected, and it differs for these rooms. Please change the rooms in the list of reservations.'),
  ('The guests of reservation {{number}} have arrived. Their rooms stay as they are.',
    'The guests of reservation {{number}} have arrived. Their rooms cannot be changed here.');

create function pg_temp.reworded(stored jsonb) returns jsonb language sql as $$
  select case when is_now is null then stored else jsonb_set(stored, '{key}', to_jsonb(is_now)) end
  from (select stored ->> 'key' as key) as t left join reworded on was = key
$$;

update plan_lines set refusal = pg_temp.reworded(refusal) where refusal ->> 'key' in (select was from reworded);
update report_mail_deliveries set refused = pg_temp.reworded(refused) where refused ->> 'key' in (select was from reworded);

-- A ticket stays as it is, except here.
alter table pos_tickets disable trigger stays;
update pos_tickets set look = (select jsonb_agg(pg_temp.reworded(text) order by place)
  from jsonb_array_elements(look) with ordinality as texts (text, place)) where look <> '[]';
alter table pos_tickets enable trigger stays;
