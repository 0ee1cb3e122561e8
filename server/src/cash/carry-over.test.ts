import { describe, expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

/**
 * Payments as stored before the cash book: receipt number, reservation, kind, amount, additional amount, user, time.
 */
const before = `
  insert into users (id, name, email, password_hash) overriding system value
    values (101, 'Asha', 'asha@example.org', 'x'), (102, 'Ravi', 'ravi@example.org', 'x');
  insert into reservations (id, application_number, status, event_type_id, applicant_name, members, arrival_date, departure_date,
      arrival_time, departure_time, phone, email, wants_meals) overriding system value
    select n, 'A25-00000' || n, 'PAID', 1, 'Guest ' || n, '[{"name":"x","age":1,"i_card_number":"NA"}]', '2025-01-01', '2025-01-03',
      '10:00', '10:00', 'x', 'x', true from generate_series(1, 4) n;
  insert into payments (receipt_number, reservation_id, kind, payment_amount, donation_amount, payment_type, taken_by, taken_at) values
    (1, 1, 'BHENT', 1000, 51.5, 'CASH', 101, '2025-01-01 10:00+05:30'),
    (2, 2, 'BHENT', 0, 0, 'CASH', 102, '2025-01-01 11:00+05:30'),
    (3, 3, 'BHENT', 800, 0, 'CASH', 101, '2025-01-02 10:00+05:30'),
    (4, 3, 'DIFFERENCE', 600, 11, 'CASH', 102, '2025-01-02 11:00+05:30'),
    (5, 3, 'REFUND', -1000, 0, 'CASH', 102, '2025-01-03 10:00+05:30'),
    (6, 3, 'REFUND', -400, 0, 'CASH', 101, '2025-01-04 10:00+05:30'),
    (7, 4, 'BHENT', 12.34, 0, 'CASH', 101, '2025-01-05 10:00+05:30'),
    (8, 4, 'DIFFERENCE', 0, 5, 'CASH', 101, '2025-01-06 10:00+05:30');
  update counters set value = 8 where name = 'receipt';
  insert into tickets (reservation_id, meals) values (1, '[]');`

const rows = useCarriedOver('_cash.sql', before)

describe('payments from before the cash book', () => {
  it('keep their ids, receipt numbers, people and moments', async () => {
    expect(
      await rows(`select id, series, number, taken_by, taken_at::text, record_type, record_id, record_name from cash_receipts
        where id in (1, 4) order by id`),
    ).toEqual([
      {
        id: 1,
        series: 'bhent',
        number: 1,
        taken_by: 101,
        taken_at: expect.stringContaining('2025-01-01'),
        record_type: 'reservation',
        record_id: 1,
        record_name: 'A25-000001 Guest 1',
      },
      {
        id: 4,
        series: 'bhent',
        number: 4,
        taken_by: 102,
        taken_at: expect.stringContaining('2025-01-02'),
        record_type: 'reservation',
        record_id: 3,
        record_name: 'A25-000003 Guest 3',
      },
    ])
    expect(
      await rows(`select receipt_id, reservation_id, kind from reservation_receipts order by receipt_id`),
    ).toHaveLength(8)
  })

  it('become rows of Bhent and additional Bhent, to the paisa; a free stay is one row of zero', async () => {
    const book = await rows(
      `select receipt_id, kind, amount::float from cash_book where amount >= 0 order by receipt_id, id`,
    )
    expect(book.map(({ receipt_id, kind, amount }) => [receipt_id, kind, amount])).toEqual([
      [1, 'BHENT', 1000],
      [1, 'DONATION', 51.5],
      [2, 'BHENT', 0],
      [3, 'BHENT', 800],
      [4, 'BHENT', 600],
      [4, 'DONATION', 11],
      [7, 'BHENT', 12.34],
      [8, 'DONATION', 5],
    ])
  })

  it('undo the payments of the reservation, the last one first, when they are refunds', async () => {
    const undone = await rows(`select b.receipt_id, o.receipt_id as of, b.amount::float from cash_book b
      join cash_book o on o.id = b.undoes order by b.id`)
    expect(undone).toEqual([
      { receipt_id: 5, of: 4, amount: -600 },
      { receipt_id: 5, of: 3, amount: -400 },
      { receipt_id: 6, of: 3, amount: -400 },
    ])
  })

  it('are in one closed session for each person, without a variance and without a need for a sign-off', async () => {
    expect(
      await rows(`select user_id, number, z_number, expected::float, variance::float, carried_over,
        (select sum(amount)::float from cash_book where session_id = s.id) as sum from cash_sessions s order by number`),
    ).toEqual([
      {
        user_id: 101,
        number: 1,
        z_number: 1,
        expected: 1468.84,
        variance: 0,
        carried_over: true,
        sum: 1468.84,
      },
      { user_id: 102, number: 2, z_number: 2, expected: -389, variance: 0, carried_over: true, sum: -389 },
    ])
  })

  it('are continued: the next receipt, session and Z report have the next numbers', async () => {
    const [session] = await rows(
      `insert into cash_sessions (counter, user_id) values ('bhent', 101) returning id, number`,
    )
    const [receipt] =
      await rows(`insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name)
      values (${session.id}, 'bhent', 101, 'bhent', 'reservation', 1, 'x') returning id, number`)
    const [closed] = await rows(
      `update cash_sessions set closed_at = now(), closed_by = 101, counted = 0 where id = ${session.id} returning z_number`,
    )
    expect([session.number, receipt.id, receipt.number, closed.z_number]).toEqual([3, 9, 9, 3])
  })

  it('do not change meal tickets', async () => {
    expect(await rows(`select reservation_id from meal_tickets`)).toEqual([{ reservation_id: 1 }])
  })
})
