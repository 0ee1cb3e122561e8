import { expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

const at = (moment: string) => `'2026-03-${moment}+05:30'`
const session = (id: number, opened: string, closed: string | null) => `
  insert into cash_sessions (id, counter, user_id, till, opened_at) overriding system value
    values (${id}, 'office', 101, gen_random_uuid(), ${at(opened)});
  ${closed ? `update cash_sessions set closed_at = ${closed}, closed_by = 101, counted = 0 where id = ${id};` : ''}`

/**
 * 10 March was signed off the next morning with session 1, while 2 and 3 were open. Session 4 was not yet open, and 5
 * was left from January.
 */
const before = `
  insert into users (id, name, email, password_hash) overriding system value values (101, 'Asha', 'asha@example.org', 'x');
  ${session(1, '10T09:00', at('10T18:00'))}
  ${session(2, '10T09:00', at('11T22:00'))}
  ${session(3, '10T12:00', null)}
  ${session(4, '11T08:00', null)}
  ${session(5, '01T09:00', `'2026-01-05T18:00+05:30'`)}
  insert into cash_days (day, cash, to_bank, signed_by, signed_at) values ('2026-03-10', 0, 0, 101, ${at('11T09:30')});
  insert into cash_day_sessions (session_id, day) values (1, '2026-03-10');`

const rows = useCarriedOver('_open_when_signed.sql', before)

it('a day that was signed off before the upgrade has the sessions that were open then, and those that were left', async () => {
  expect(await rows('select day::text, session_id from cash_day_open_sessions order by session_id')).toEqual([
    { day: '2026-03-10', session_id: 2 },
    { day: '2026-03-10', session_id: 3 },
  ])
  expect(await rows('select unsigned_since::text from cash_days')).toEqual([{ unsigned_since: '2026-01-05' }])
})
