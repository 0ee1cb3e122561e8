import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onWire, rupees } from '../money.ts'
import { cashOf, change, isUnlikelyChange, NOTES } from './notes.ts'

const paise = (max: number) => fc.integer({ min: 0, max }).map((value) => onWire(rupees(value).div(100)))
describe('cash on the counter', () => {
  it('returns exactly the surplus, and nothing when it does not suffice', () => {
    fc.assert(
      fc.property(paise(1_000_000), paise(1_000_000), paise(10_000), (received, due, additional) => {
        const back = change(received, due, additional)
        const rest = rupees(received).minus(due).minus(additional)
        expect(back).toBe(rest.lt(0) ? null : onWire(rest))
      }),
    )
  })

  it('is the sum of its notes', () => {
    expect(cashOf({ 500: 3, 20: 2, 5: 1 })).toBe(1545)
    expect(cashOf({})).toBe(0)
    expect(cashOf({ 500: 1.5, 100: 2, 50: -3 })).toBe(200)
    expect(cashOf(Object.fromEntries(NOTES.map((note) => [note, 1])))).toBe(3885)
  })

  it('change of the largest note is unlikely; change of a payment that needs all its notes is not', () => {
    expect([1_999.99, 2_000, 49_950].map(isUnlikelyChange)).toEqual([false, true, true])
    const given = fc.array(fc.constantFrom(...NOTES), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(given, fc.integer({ min: 1 }), (notes, part) => {
        const received = notes.reduce((all, note) => all + note, 0)
        // Without the smallest note the amount is not covered.
        const due = received - (part % Math.min(...notes))
        expect(isUnlikelyChange(change(received, due, 0) ?? 0)).toBe(false)
      }),
    )
  })
})
