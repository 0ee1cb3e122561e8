import { describe, expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

const receipt = (session: number, series: string, reason: string | null = null) => `
  insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name, reason)
    values (${session}, 'bookcentre', 101, '${series}', 'ticket', 1, 'x', ${reason ? `'${reason}'` : 'null'})`

/**
 * A venue before the upgrade: a closed session with a wrong series and too many notes, and an open session with a sale
 * and a refund.
 */
const before = `
  insert into users (id, name, email, password_hash) overriding system value values (101, 'Asha', 'asha@example.org', 'x');
  insert into cash_sessions (id, counter, user_id, till) overriding system value values
    (11, 'bookcentre', 101, gen_random_uuid()), (12, 'bookcentre', 101, gen_random_uuid());
  ${receipt(11, 'bhent')};
  update cash_sessions set closed_at = now(), closed_by = 101, counted = 0, notes = '{"500": 1}' where id = 11;
  ${receipt(12, 'BC-0002')};
  ${receipt(12, 'BC-0002', 'torn')};`

const rows = useCarriedOver('_series_of_receipts.sql', before)
const next = (series: string, reason: string | null = null) =>
  rows(`${receipt(12, series, reason)} returning series, number`)

describe('a venue from before the database checked the series of receipts', () => {
  it('keeps its receipts and its counts as they are', async () => {
    expect(await rows('select series, number from cash_receipts order by id')).toEqual([
      { series: 'bhent', number: 1 },
      { series: 'BC-0002', number: 1 },
      { series: 'BC-0002', number: 2 },
    ])
    expect(await rows('select notes from cash_sessions where id = 11')).toEqual([{ notes: { 500: 1 } }])
  })

  it('continues in its open sessions: sales after the last number, refunds in a separate series', async () => {
    expect(await next('BC-0002')).toEqual([{ series: 'BC-0002', number: 3 }])
    expect(await next('BC-0002R', 'torn')).toEqual([{ series: 'BC-0002R', number: 1 }])
    for (const [series, reason] of [
      ['bhent', null],
      ['BC-0001', null],
      ['BC-0002R', null],
      ['BC-0002', 'torn'],
    ] as const)
      await expect(next(series, reason)).rejects.toMatchObject({ constraint: 'cash_receipts_series' })
  })
})
