import { expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

// Tickets without their receipts, lines and session, which play no part in it.
const before = `
  alter table pos_tickets disable trigger user, drop constraint pos_tickets_receipt_id_fkey;
  insert into pos_tickets (systemid, receipt_id, amount, look) values
    (1, 1, 0, '[{"key": "Another person sent it: {{name}}.", "values": {"name": "Asha"}}, {"key": "Lunch"}]'), (1, 2, 0, '[]');
  alter table pos_tickets enable trigger user;
  insert into users (id, name, email, password_hash) overriding system value values (101, 'Asha', 'asha@example.org', 'x');
  insert into report_mails (id, report, every, hour, created_by) overriding system value values (1, 'x', 'Daily', 6, 101);
  insert into report_mail_deliveries (report_mail_id, user_id, range_from, range_to, refused) values
    (1, 101, '2026-01-01', '2026-01-01', '{"key": "The user may not see this report."}'),
    (1, 101, '2026-01-02', '2026-01-02', null);
  insert into imports (id, kind, file_name, file_type, size, state, content, failure) overriding system value values
    (1, 'rooms', 'a.csv', 'csv', 1, 'failed', null,
      '{"key": "A product of this file was changed meanwhile. Please import the file again."}'),
    (2, 'rooms', 'b.csv', 'csv', 1, 'checked', 'x', null);
  insert into import_problems (import_id, number, row_number, column_title, value, text) values
    (2, 1, 3, 'Room', '101', '{"key": "Row {{row}} has this room already", "values": {"row": 2}}'),
    (2, 2, 4, 'Room', '', '{"key": "This is a required field"}');`

const rows = useCarriedOver('_reworded_texts.sql', before)

it('stored texts follow when they are reworded, and keep their values', async () => {
  expect(await rows('select look from pos_tickets order by receipt_id')).toEqual([
    {
      look: [{ key: 'It was sent by another person: {{name}}.', values: { name: 'Asha' } }, { key: 'Lunch' }],
    },
    { look: [] },
  ])
  expect(await rows('select refused from report_mail_deliveries order by range_from')).toEqual([
    { refused: { key: 'The user does not have access to this report.' } },
    { refused: null },
  ])
  expect(await rows('select failure from imports order by id')).toEqual([
    {
      failure: { key: 'A product in this file was changed meanwhile. Please import the file again.' },
    },
    { failure: null },
  ])
  expect(await rows('select text from import_problems order by number')).toEqual([
    { text: { key: 'Row {{row}} already has this room', values: { row: 2 } } },
    { text: { key: 'This is a required field' } },
  ])
})

it('a ticket still stays as it is', async () => {
  await expect(rows('update pos_tickets set amount = 1')).rejects.toThrow('stays as it is')
})
