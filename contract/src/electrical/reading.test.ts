import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onWire, rupees, sum } from '../money.ts'
import {
  amountOf,
  balanceOf,
  estimatedReading,
  following,
  LARGEST_READING,
  type MeterReading,
  oddUnits,
  unitsOf,
  wrongFollowing,
  wrongReading,
  wrongRemarks,
} from './reading.ts'

const runs = { numRuns: 1000 }
const hundredths = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((n) => onWire(rupees(n).div(100)))

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

  it('are estimated at most up to the reading of the next month', () => {
    expect(estimatedReading(100, [10, 20, 33], 115)).toBe(115)
    expect(estimatedReading(100, [10, 20, 33], 121)).toBe(121)
    expect(estimatedReading(100, [10, 20, 33], 500)).toBe(121)
    expect(estimatedReading(100, [], 90)).toBe(90)
  })

  it.each([[[]], [[0, 0, 0]], [[60, -90]]])('without earlier use (%j) are odd above 500', (usage) => {
    expect(oddUnits(500, usage)).toBeUndefined()
    expect(oddUnits(0, usage)).toBeUndefined()
    expect(oddUnits(14_000, usage)).toMatchObject({
      key: '{{units}} units are more than {{most}}, and this house had no earlier use. Please check the digits.',
      values: { units: 14_000, most: 500 },
    })
  })

  it('are odd when there are none after use, or more than three times the usual', () => {
    expect(oddUnits(300, [100, 100])).toBeUndefined()
    expect(oddUnits(300.01, [100, 100])?.key).toContain('over three times')
    expect(oddUnits(0, [100])?.key).toContain('No units')
    expect(oddUnits(0, [0, 0])).toBeUndefined()
    expect(oddUnits(0, [100])?.values).toEqual({ usual: 100 })
    expect(oddUnits(301, [100])?.values).toEqual({ units: 301, usual: 100 })
    // Only the last half year counts.
    expect(oddUnits(301, [...Array(6).fill(100), 10_000])?.key).toContain('over three times')
  })
})

describe('a reading', () => {
  const typed = { lastReading: 100, currentReading: 120, newMeter: false, chargeAmount: 7.5 }
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
    [{ currentReading: 1e12 }, /this many digits/],
    [{ currentReading: LARGEST_READING }, undefined],
    [{ currentReading: LARGEST_READING + 0.01 }, /this many digits/],
    [{ currentReading: 120.001 }, /at most 2 decimals/],
    [{ currentReading: 10_099.99, chargeAmount: 99_999.99 }, undefined],
    [{ currentReading: 10_101, chargeAmount: 99_999.99 }, /exceeds? the maximum bill/],
    [
      { currentReading: 0, lastReading: 20_000, afterEstimate: true, chargeAmount: 99_999 },
      /exceeds? the maximum bill/,
    ],
    [{ newMeter: true, finalReading: 99 }, /final reading of the old meter/],
    [{ newMeter: true, finalReading: 99, afterEstimate: true }, undefined],
    [{ newMeter: true, firstReading: 121 }, /must not be below its first/],
    [{ newMeter: true, finalReading: 130, firstReading: 100 }, undefined],
    [{ newMeter: true, finalReading: 130.005 }, /at most 2 decimals/],
    [{ newMeter: true, firstReading: 0.001 }, /at most 2 decimals/],
  ])('%j is validated as the specification requires', (change, text) => {
    const wrong = wrongReading({ ...typed, ...change })?.key
    if (text) expect(wrong).toMatch(text)
    else expect(wrong).toBeUndefined()
  })
})

describe('the reading after one that is corrected', () => {
  const same = {
    ...{ currentReading: 150, newMeter: false, finalReading: null, firstReading: null, chargeAmount: 7.5 },
  }
  const replaced = { ...same, currentReading: 20, newMeter: true, finalReading: 130, firstReading: 5 }

  it('gets its units and its amount from the corrected one', () => {
    expect(following(same, 110)).toEqual({ units: 40, balance: 300 })
    expect(following(replaced, 110)).toEqual({ units: 35, balance: 262.5 })
  })

  it('limits the correction: its meter never went back', () => {
    expect(wrongFollowing(same, 150)).toBeUndefined()
    expect(wrongFollowing(same, 150.01)?.values).toEqual({ reading: 150 })
    expect(wrongFollowing({ ...same, isEstimate: true }, 150.01)).toBeUndefined()
    expect(wrongFollowing(replaced, 130)).toBeUndefined()
    expect(wrongFollowing(replaced, 130.01)?.values).toEqual({ reading: 130 })
    expect(wrongFollowing({ ...replaced, finalReading: null }, 9_999)).toBeUndefined()
    const dear = { ...same, currentReading: 20_000, chargeAmount: 99_999.99 }
    expect(wrongFollowing(dear, 15_000)).toBeUndefined()
    expect(wrongFollowing(dear, 5_000)?.values).toEqual({ units: 15_000 })
  })

  it('needs a description only for a change', () => {
    const saved = { lastReading: 90, currentReading: 100, newMeter: false, remarks: null }
    const wrong = (typed: Partial<MeterReading>, remarks: string | null, of: MeterReading = saved) =>
      wrongRemarks({ remarks: null, ...of }, { ...of, ...typed }, remarks)?.key
    const missing = 'Description must be supplied when changing the current reading.'
    expect([wrong({ currentReading: 101 }, null), wrong({ newMeter: true }, '  ')]).toEqual([
      missing,
      missing,
    ])
    expect([wrong({}, null), wrong({ currentReading: 101 }, 'Read wrong')]).toEqual([undefined, undefined])
    const meters = { ...saved, newMeter: true, finalReading: 95, firstReading: 20 }
    expect([wrong({ finalReading: 96 }, null, meters), wrong({ firstReading: 21 }, '', meters)]).toEqual([
      missing,
      missing,
    ])
    expect([wrong({ finalReading: 96 }, 'Misread', meters), wrong({}, null, meters)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('needs a different description than the change before', () => {
    const saved = { lastReading: 90, currentReading: 100, newMeter: false, remarks: 'Read wrong' }
    const wrong = (currentReading: number, remarks: string) =>
      wrongRemarks(saved, { ...saved, currentReading }, remarks)?.key
    expect(wrong(101, ' Read wrong ')).toBe(
      'This description is from an earlier change. Please describe this change.',
    )
    expect([wrong(101, 'Digits swapped'), wrong(100, 'Read wrong')]).toEqual([undefined, undefined])
  })
})
