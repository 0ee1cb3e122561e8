import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onWire, rupees, sum } from '../money.ts'
import { bucketOfPeriod, buckets, type DueAge, duePeriods, isOfAge } from './age.ts'
import {
  type Allocation,
  allocate,
  allocatedAmount,
  type OpenLine,
  receivedFor,
  selectedAmount,
  wrongPayment,
} from './allocate.ts'
import { addMonths } from './months.ts'

const runs = { numRuns: 1000 }
const hundredths = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((n) => onWire(rupees(n).div(100)))
const today = '2026-11-22'
const aMonth = fc.integer({ min: 0, max: 40 }).map((age) => addMonths(today, -age))

const someLines = (credits: boolean) =>
  fc
    .array(
      fc.record({
        month: aMonth,
        fixed: fc.boolean(),
        balance: fc
          .integer({ min: credits ? -50_000 : 1, max: 50_000 })
          .filter((n) => n !== 0)
          .map((n) => onWire(rupees(n).div(100))),
      }),
      { minLength: 1, maxLength: 30 },
    )
    .map((lines) => lines.map((line, at): OpenLine => ({ id: at + 1, ...line })))

/** Lines, and an amount that may be received for them. */
const aPayment = someLines(true).chain((lines) =>
  fc.tuple(fc.constant(lines), hundredths(Math.max(0, Math.floor(selectedAmount(lines))))),
)

const after = (lines: readonly OpenLine[], allocations: readonly Allocation[]) =>
  lines.map((line) => {
    const spent = allocations.filter(({ readingId }) => readingId === line.id).map(({ amount }) => amount)
    return { ...line, balance: onWire(rupees(line.balance).minus(sum(spent))) }
  })

describe('an allocation', () => {
  it('uses exactly the amount received, and at most the balance of each line', () => {
    fc.assert(
      fc.property(aPayment, ([lines, received]) => {
        const allocations = allocate(lines, received)
        const spent = wrongPayment(lines, received) ? null : receivedFor(allocations)
        if (spent !== null) expect(spent).toBe(received)
        expect(new Set(allocations.map(({ readingId }) => readingId)).size).toBe(allocations.length)
        for (const [at, { balance }] of after(lines, allocations).entries()) {
          const before = lines[at]?.balance ?? 0
          expect(Math.abs(balance)).toBeLessThanOrEqual(Math.abs(before))
          expect(balance * before).toBeGreaterThanOrEqual(0)
        }
      }),
      runs,
    )
  })

  it('pays older months before newer ones, and fixed charges before units', () => {
    fc.assert(
      fc.property(aPayment, ([lines, received]) => {
        const allocations = allocate(lines, received)
        const paid = new Set(allocations.map(({ readingId }) => readingId))
        const open = after(lines, allocations)
        for (const one of open.filter(({ balance }) => balance > 0))
          for (const other of lines.filter(
            ({ id, balance }) => balance > 0 && paid.has(id) && id !== one.id,
          )) {
            expect(other.month <= one.month).toBe(true)
            if (other.month === one.month) expect(other.fixed || !one.fixed).toBe(true)
          }
      }),
      runs,
    )
  })

  it('is reproducible from its own lines: server and screen have the same result', () => {
    fc.assert(
      fc.property(aPayment, ([lines, received]) => {
        const allocations = allocate(lines, received)
        const named = new Set(allocations.map(({ readingId }) => readingId))
        const again = allocate(
          lines.filter(({ id }) => named.has(id)),
          receivedFor(allocations),
        )
        expect(again).toEqual(allocations)
      }),
      runs,
    )
  })

  it('pays the lines of one month in the order in which they were billed', () => {
    const lines = [3, 1, 2].map((id) => ({ id, month: '2026-10-01', fixed: false, balance: 10 }))
    expect(allocate(lines, 25)).toEqual([
      { readingId: 1, amount: 10 },
      { readingId: 2, amount: 10 },
      { readingId: 3, amount: 5 },
    ])
  })

  it('nets credits against dues without money', () => {
    const lines: OpenLine[] = [
      { id: 1, month: '2026-10-01', fixed: false, balance: -30 },
      { id: 2, month: '2026-11-01', fixed: true, balance: 10 },
    ]
    expect(allocate(lines, 0)).toEqual([
      { readingId: 1, amount: -10 },
      { readingId: 2, amount: 10 },
    ])
    expect(allocatedAmount(allocate(lines, 0))).toBe(20)
  })

  it.each([
    [[], 0, 'Please select the amounts before clicking save button '],
    [[-5], 0, 'Please select positive amount along with negative before saving a record.'],
    [[5], null, 'Please enter Amount Received in number only before saving a record.'],
    [[5], -1, 'Please enter Amount Received in number only before saving a record.'],
    [[5], 1.005, 'Please enter an amount with at most 2 decimals'],
    [[5], 5.01, 'Receiving amount should be less than or equal to selected amount.'],
    [[5, -3], 2.01, 'Receiving amount should be less than or equal to selected amount.'],
    [[5, -3], 2, undefined],
    [[5, -8], null, undefined],
    [[5, -5], null, undefined],
    [[5], 0, undefined],
    [[5, -8], 1, 'Receiving amount should be less than or equal to selected amount.'],
  ] as const)('of %j with %s received: %s', (balances, received, text) => {
    const lines = balances.map((balance, id) => ({ id, month: '2026-11-01', fixed: false, balance }))
    expect(wrongPayment(lines, received)).toBe(text)
  })
})

describe('dues by age', () => {
  it('add up to the billed minus the paid amounts, in every report', () => {
    const payments = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })
    fc.assert(
      fc.property(someLines(true), payments, (lines, shares) => {
        let open = lines
        let received = rupees(0)
        for (const share of shares) {
          const amount = onWire(Math.max(0, selectedAmount(open)) * share)
          if (wrongPayment(open, amount)) continue
          const allocations = allocate(open, amount)
          open = after(open, allocations).filter(({ balance }) => balance !== 0)
          received = received.plus(receivedFor(allocations))
        }
        const billed = sum(lines.map(({ balance }) => balance))
        const balances = onWire(sum(open.map(({ balance }) => balance)))
        const of = (age: DueAge) =>
          sum(open.filter(({ month }) => isOfAge(age, month, today)).map(({ balance }) => balance))
        const overall = [of('current'), of('older')]
        const byBucket = buckets.map(of)
        const byPeriod = duePeriods.map(({ name }) => of(bucketOfPeriod(name)))
        expect(balances).toBe(onWire(billed.minus(received)))
        expect([overall, byBucket, byPeriod].map((parts) => onWire(sum(parts)))).toEqual(
          Array(3).fill(balances),
        )
      }),
      runs,
    )
  })
})
