import { expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

const key = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

/**
 * Visits as stored while the gate had a column for their keys. 1 was sent by two guards, 2 has lost its stored answer,
 * 3 is from the Visitor Entry, 4 has no key.
 */
const before = `
  insert into users (id, name, email, password_hash) overriding system value
    values (101, 'Asha', 'asha@example.org', 'x'), (102, 'Ravi', 'ravi@example.org', 'x');
  insert into gate_visits (id, is_satsangi, visitor_name, people, arrival_date, departure_date, entered_by, client_key, children, adults)
    overriding system value values
    (11, true, 'One', 1, '2026-01-01', '2026-01-01', 101, '${key(1)}', null, null),
    (12, true, 'Two', 1, '2026-01-01', '2026-01-01', 102, '${key(2)}', null, null),
    (13, true, 'Three', 1, '2026-01-01', '2026-01-01', 102, '${key(3)}', 0, 1),
    (14, true, 'Four', 1, '2026-01-01', '2026-01-01', 102, null, null, null);
  insert into idempotency_keys (key, caller, call, request_hash, answer) values
    ('${key(1)}', 101, 'gate.createEntry', 'hash', 'answer of 101'),
    ('${key(1)}', 102, 'gate.createEntry', 'hash', 'answer of 102'),
    ('${key(4)}', 102, 'gate.exit', 'hash', 'answer');`

const rows = useCarriedOver('_submissions.sql', before)

it('each visit with a key has its submission, with a stored answer; other calls keep theirs', async () => {
  expect(
    await rows(`select key, person, call, for_good, record_id, answer::text is not null as answered
      from submissions order by key`),
  ).toEqual([
    { key: key(1), person: 101, call: 'gate.createEntry', for_good: true, record_id: 11, answered: true },
    { key: key(2), person: 102, call: 'gate.createEntry', for_good: true, record_id: 12, answered: false },
    {
      key: key(3),
      person: 102,
      call: 'gate.createVisitorEntry',
      for_good: true,
      record_id: 13,
      answered: false,
    },
    { key: key(4), person: 102, call: 'gate.exit', for_good: false, record_id: null, answered: true },
  ])
})
