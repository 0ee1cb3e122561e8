import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onWire, rupees, sum } from '../money.ts'
import { bucketOf, bucketOfPeriod, buckets, duePeriods, isCurrent } from './age.ts'
import {
  type Allocation,
  allocate,
  allocatedAmount,
  type OpenLine,
  receivedFor,
  selectedAmount,
  wrongPayment,
} from './allocate.ts'
import { houseKey, houseOrder } from './house-order.ts'
import { methodOf, methods } from './methods.ts'
import { addMonths, monthInWords, monthOf, monthsBetween, wrongMonth } from './months.ts'
import {
  amountOf,
  balanceOf,
  estimatedReading,
  type MeterReading,
  oddUnits,
  unitsOf,
  wrongReading,
} from './reading.ts'

const runs = { numRuns: 1000 }
const hundredths = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((n) => onWire(rupees(n).div(100)))
const today = '2026-11-22'
const aMonth = fc.integer({ min: 0, max: 40 }).map((age) => addMonths(today, -age))

describe('months', () => {
  it('are counted and moved consistently, across years', () => {
    fc.assert(
      fc.property(aMonth, fc.integer({ min: -600, max: 600 }), (month, by) => {
        expect(monthsBetween(month, addMonths(month, by))).toBe(by)
      }),
      runs,
    )
  })

  it('can be read from their first day to the end of the next month', () => {
    for (const [month, on, text] of [
      [monthOf(2026, 11), '2026-11-01', undefined],
      [monthOf(2026, 10), '2026-11-30', undefined],
      [monthOf(2026, 12), '2026-11-30', 'Reading Month can not be in future.'],
      [monthOf(2026, 9), '2026-11-01', 'Only one month in past is allowed for reading.'],
      [monthOf(2026, 12), '2027-01-31', undefined],
    ] as const)
      expect(wrongMonth(month, on), `${month} on ${on}`).toBe(text)
    expect(monthInWords('2026-11-01')).toBe('Nov 2026')
  })
})

/**
 * The possible events of a month: usual units, a replaced meter, an estimate, an estimate that was too high.
 */
const anEvent = fc.record({
  units: hundredths(500),
  kind: fc.constantFrom('usual', 'new', 'replaced', 'estimate'),
  before: hundredths(50),
  first: hundredths(20),
})

type Meter = { first: number; last: number }

/** Reads a house month by month; returns the first and last reading of each meter. */
function read(first: number, events: readonly (typeof anEvent extends fc.Arbitrary<infer E> ? E : never)[]) {
  const readings: MeterReading[] = []
  const meters: Meter[] = [{ first, last: first }]
  for (const { units, kind, before, first: begins } of events) {
    const meter = meters.at(-1) as Meter
    const lastReading = meter.last
    if (kind === 'new') {
      readings.push({ lastReading, currentReading: units, newMeter: true })
      meters.push({ first: 0, last: units })
    } else if (kind === 'replaced') {
      meter.last = onWire(rupees(lastReading).plus(before))
      const currentReading = onWire(rupees(begins).plus(units))
      readings.push({
        lastReading,
        currentReading,
        newMeter: true,
        finalReading: meter.last,
        firstReading: begins,
      })
      meters.push({ first: begins, last: currentReading })
    } else {
      const currentReading =
        kind === 'estimate'
          ? estimatedReading(lastReading, readings.map(unitsOf).reverse())
          : onWire(rupees(lastReading).plus(units))
      readings.push({ lastReading, currentReading, newMeter: false })
      meter.last = currentReading
    }
  }
  return { readings, meters }
}

const unitsOfMeters = (meters: readonly Meter[]) =>
  onWire(sum(meters.map(({ first, last }) => rupees(last).minus(first))))

describe('the units of a house', () => {
  it('equal the counts of its meters, through replacements and estimates', () => {
    fc.assert(
      fc.property(hundredths(9_999), fc.array(anEvent, { maxLength: 40 }), (first, events) => {
        const { readings, meters } = read(first, events)
        expect(onWire(sum(readings.map(unitsOf)))).toBe(unitsOfMeters(meters))
      }),
      runs,
    )
  })

  it('keep their total when a month in between is corrected', () => {
    const months = fc.array(hundredths(500), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(months, fc.nat(), hundredths(500), (units, at, other) => {
        const events = units.map((one) => ({ units: one, kind: 'usual' as const, before: 0, first: 0 }))
        const { readings } = read(0, events)
        const place = at % (readings.length - 1)
        const corrected = onWire(rupees(readings[place]?.lastReading ?? 0).plus(other))
        const after = readings.map((one, i) => ({
          ...one,
          ...(i === place && { currentReading: corrected }),
          ...(i === place + 1 && { lastReading: corrected }),
        }))
        expect(onWire(sum(after.map(unitsOf)))).toBe(onWire(sum(readings.map(unitsOf))))
      }),
      runs,
    )
  })

  it('have an exact cost to the paisa, with the fixed charges', () => {
    expect(amountOf(33.33, 7.15)).toBe(238.31)
    expect(amountOf(0.1, 0.05)).toBe(0.01)
    expect(balanceOf([{ chargeAmount: 50 }, { chargeAmount: 0.1 }], 10, 6.5)).toBe(115.1)
  })

  it('are estimated as the mean of three months, and never negative', () => {
    expect(estimatedReading(100, [])).toBe(100)
    expect(estimatedReading(100, [10, 20, 33, 900])).toBe(121)
    expect(estimatedReading(100, [-50])).toBe(100)
  })

  it('are odd when there are none after use, or more than three times the usual', () => {
    expect(oddUnits(5, [])).toBeUndefined()
    expect(oddUnits(300, [100, 100])).toBeUndefined()
    expect(oddUnits(300.01, [100, 100])?.key).toContain('over three times')
    expect(oddUnits(0, [100])?.key).toContain('No units')
    expect(oddUnits(0, [0, 0])).toBeUndefined()
  })
})

describe('a reading', () => {
  const typed = { lastReading: 100, currentReading: 120, newMeter: false }
  it.each([
    [{}, undefined],
    [{ currentReading: null }, undefined],
    [{ currentReading: 100 }, undefined],
    [{ currentReading: null, newMeter: true }, /cannot be empty when New Meter/],
    [{ currentReading: 99 }, /greater or equal to Previous reading/],
    [{ currentReading: 12 }, /greater or equal to Previous reading/],
    [{ currentReading: 99, afterEstimate: true }, undefined],
    [{ currentReading: 99, newMeter: true }, undefined],
    [{ currentReading: 0 }, /must be 0 or greater/],
    [{ currentReading: 0, lastReading: 0 }, undefined],
    [{ currentReading: 0, newMeter: true }, undefined],
    [{ currentReading: -1 }, /can only contain numbers/],
    [{ currentReading: Number.NaN }, /can only contain numbers/],
    [{ currentReading: 1e12 }, /can only contain numbers/],
    [{ currentReading: 120.001 }, /can only contain numbers/],
    [{ newMeter: true, finalReading: 99 }, /final reading of the old meter/],
    [{ newMeter: true, firstReading: 121 }, /must not be below its first/],
    [{ newMeter: true, finalReading: 130, firstReading: 100 }, undefined],
  ])('%j is validated as the specification requires', (change, text) => {
    const wrong = wrongReading({ ...typed, ...change })?.key
    if (text) expect(wrong).toMatch(text)
    else expect(wrong).toBeUndefined()
  })
})

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
    [[5], 5.01, 'Receiving amount should be less than or equal to selected amount.'],
    [[5, -3], 2.01, 'Receiving amount should be less than or equal to selected amount.'],
    [[5, -3], 2, undefined],
    [[5, -8], null, undefined],
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
        const of = (keep: (line: OpenLine) => boolean) => sum(open.filter(keep).map(({ balance }) => balance))
        const overall = [
          of(({ month }) => isCurrent(month, today)),
          of(({ month }) => !isCurrent(month, today)),
        ]
        const byBucket = buckets.map((name) => of(({ month }) => bucketOf(month, today) === name))
        const byPeriod = duePeriods.map(({ name }) =>
          of(({ month }) => bucketOf(month, today) === bucketOfPeriod(name)),
        )
        expect(balances).toBe(onWire(billed.minus(received)))
        expect([overall, byBucket, byPeriod].map((parts) => onWire(sum(parts)))).toEqual(
          Array(3).fill(balances),
        )
      }),
      runs,
    )
  })

  it('are in the column of their months, from included to excluded', () => {
    const columns = [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 40].map((age) => bucketOf(addMonths(today, -age), today))
    expect(columns).toEqual([
      ...['month1', 'month3', 'month3', 'month6', 'month6', 'month9', 'month9', 'month12', 'month12'],
      ...['oldyear', 'oldyear'],
    ])
    expect([3, 4].map((age) => isCurrent(addMonths(today, -age), today))).toEqual([true, false])
  })
})

describe('house numbers', () => {
  it('are equal in any case and with any spaces, and have a natural order', () => {
    expect(houseKey(' b 12a ')).toBe('B12A')
    const sorted = ['10A', '2', 'B 2', '10', 'b1', 'B 010'].toSorted((a, b) =>
      houseOrder(a) < houseOrder(b) ? -1 : 1,
    )
    expect(sorted).toEqual(['2', '10', '10A', 'b1', 'B 2', 'B 010'])
  })
})

it('every payment method has its tender', () => {
  expect(methods.map(({ id }) => methodOf(id)?.tender)).toEqual(['CASH', 'UPI', 'CHEQUE', 'TRANSFER'])
  expect(methodOf(9)).toBeUndefined()
})
