import { fitOf } from '@nivas/contract/planning/fit.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve } from './solve.ts'
import type { PlanParty, PlanRoom, SolverInput } from './solver-input.ts'
import { tableOf } from './table.ts'

const NIGHTS = 5
const toilets = fc.constantFrom('DESI' as const, 'WESTERN' as const, null)

const room: fc.Arbitrary<Omit<PlanRoom, 'id'>> = fc
  .record({
    floor_id: fc.integer({ min: 1, max: 4 }),
    number_of_beds: fc.integer({ min: 0, max: 7 }),
    max_occupiers: fc.integer({ min: 1, max: 7 }),
    has_ac: fc.boolean(),
    toilet_type: toilets,
    price: fc.constantFrom(100, 200),
    taken: fc.array(
      fc.integer({ min: 0, max: NIGHTS - 1 }).map((from) => ({ from, to: from + 1 })),
      { maxLength: 1 },
    ),
  })
  .map((made) => ({ ...made, building_id: made.floor_id > 2 ? 2 : 1, floor_number: made.floor_id }))

const party: fc.Arbitrary<Omit<PlanParty, 'id'>> = fc
  .record({
    from: fc.integer({ min: 0, max: NIGHTS - 1 }),
    stay: fc.integer({ min: 1, max: NIGHTS }),
    people: fc.integer({ min: 1, max: 9 }),
    elders: fc.integer({ min: 0, max: 1 }),
    preferences: fc.record({
      ac: fc.constantFrom(true, false, null),
      toilet: toilets,
      type: fc.constantFrom('DORMITORY' as const, 'ROOM' as const, null),
      building_ids: fc.subarray([1, 2]),
    }),
  })
  .map(({ stay, ...made }) => ({
    ...made,
    to: Math.min(NIGHTS, made.from + stay),
    held: [],
    pinned: null,
    price: null,
  }))

const inputs = (rooms: number, parties: number): fc.Arbitrary<SolverInput> =>
  fc
    .record({
      rooms: fc.array(room, { minLength: 1, maxLength: rooms }),
      parties: fc.array(party, { minLength: 1, maxLength: parties }),
      seed: fc.nat(1_000),
    })
    .map((made) => ({
      nights: NIGHTS,
      seed: made.seed,
      rooms: made.rooms.map((one, at) => ({ ...one, id: at + 1 })),
      parties: made.parties.map((one, at) => ({ ...one, id: at + 1 })),
    }))

/** Gives some parties a held or a pinned room each: the first that is free for them. */
const withHeld = (input: SolverInput): SolverInput => {
  const used = new Set<number>()
  const parties = input.parties.map((one, at) => {
    const mine = input.rooms.find((r) => !used.has(r.id) && r.taken.length === 0)
    if (at % 2 === 1 || !mine) return one
    used.add(mine.id)
    const held = [mine.id]
    return at % 4 === 0
      ? { ...one, held, pinned: held }
      : { ...one, held, price: at % 8 === 2 ? mine.price : null }
  })
  return { ...input, parties }
}

const meet = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to
const budget = 60_000

/** Returns the worth of the best plan, found by trying all plans. */
function best({ rooms, parties }: SolverInput): number {
  const subsets = Array.from({ length: 2 ** rooms.length }, (_, bits) =>
    rooms.filter((_, at) => bits & (1 << at)),
  )
  const taken: { room: number; from: number; to: number }[] = []
  const from = (at: number): number => {
    const one = parties[at]
    if (!one) return 0
    let most = from(at + 1)
    for (const chosen of subsets) {
      if (chosen.length === 0 || chosen.reduce((sum, r) => sum + r.max_occupiers, 0) < one.people) continue
      const free = chosen.every(
        (r) => !r.taken.some((t) => meet(t, one)) && !taken.some((t) => t.room === r.id && meet(t, one)),
      )
      if (!free) continue
      taken.push(...chosen.map((r) => ({ room: r.id, from: one.from, to: one.to })))
      most = Math.max(most, fitOf(one, chosen).value + from(at + 1))
      taken.splice(taken.length - chosen.length)
    }
    return most
  }
  return from(0)
}

describe('a plan', () => {
  it('uses free rooms once a night, with places for all, keeps pins and stays, gives reasons', () => {
    fc.assert(
      fc.property(inputs(8, 10).map(withHeld), (input) => {
        const { lines, quality, bound } = solve(input, { budget })
        const rooms = new Map(input.rooms.map((one) => [one.id, one]))
        const parties = new Map(input.parties.map((one) => [one.id, one]))
        expect(lines.map(({ id }) => id)).toEqual(input.parties.map(({ id }) => id))
        expect(quality).toBeLessThanOrEqual(bound + 1e-9)
        for (const line of lines) {
          const own = parties.get(line.id)
          if (!own) throw new Error('whose line is this?')
          const chosen = line.rooms.map((id) => rooms.get(id) as PlanRoom)
          expect(line.reason === null).toBe(chosen.length > 0)
          if (own.held.length > 0) expect(chosen.length).toBeGreaterThan(0)
          if (own.pinned) expect(line.rooms).toEqual(own.pinned)
          if (own.price !== null) expect(chosen.map((r) => r.price)).toEqual([own.price])
          const places = chosen.reduce((sum, r) => sum + r.max_occupiers, 0)
          // A party that already holds too small a room may keep it.
          if (chosen.length > 0 && own.held.length === 0) expect(places).toBeGreaterThanOrEqual(own.people)
          for (const r of chosen) expect(r.taken.some((t) => meet(t, own))).toBe(false)
          for (const other of lines) {
            const stay = parties.get(other.id)
            if (other.id <= line.id || !stay || !meet(stay, own)) continue
            expect(other.rooms.filter((id) => line.rooms.includes(id))).toEqual([])
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is never better than the bound, and the bound never lower than the best plan', () => {
    let found = 0
    let possible = 0
    fc.assert(
      fc.property(inputs(4, 4), (input) => {
        const people = input.parties.reduce((sum, one) => sum + one.people, 0)
        const optimum = (100 * best(input)) / people
        const { quality, bound } = solve(input, { budget })
        expect(bound).toBeGreaterThanOrEqual(optimum - 1e-6)
        expect(quality).toBeLessThanOrEqual(optimum + 1e-6)
        found += quality
        possible += optimum
      }),
      { numRuns: 120, seed: 1 },
    )
    // Not every optimum is found, but the loss is small.
    expect(found / possible).toBeGreaterThan(0.99)
  })

  it('is the same for the same input and seed', () => {
    fc.assert(
      fc.property(inputs(8, 10).map(withHeld), (input) => {
        expect(solve(input, { budget })).toEqual(solve(input, { budget }))
      }),
      { numRuns: 25 },
    )
  })

  it('is ready immediately after a stop', () => {
    fc.assert(
      fc.property(inputs(8, 10), (input) => {
        const { stopped, rounds, lines } = solve(input, { budget, onProgress: () => true })
        expect(rounds).toBe(0)
        expect(stopped).toBe(true)
        expect(lines).toHaveLength(input.parties.length)
      }),
      { numRuns: 25 },
    )
  })

  it('that is stopped after the search has the bound of that moment', () => {
    let weaker = 0
    fc.assert(
      fc.property(inputs(6, 10), (input) => {
        const whole = solve(input, { budget })
        const stopped = solve(input, { budget, onProgress: ({ share }) => share === 1 })
        expect(stopped.lines).toEqual(whole.lines)
        expect(stopped.bound).toBeGreaterThanOrEqual(whole.bound)
        if (stopped.bound > whole.bound) weaker += 1
      }),
      { numRuns: 25, seed: 1 },
    )
    expect(weaker).toBeGreaterThan(0)
  })

  it('has the same worth in the search as in `fitOf`', () => {
    fc.assert(
      fc.property(inputs(6, 4).map(withHeld), fc.nat(63), (input, bits) => {
        const table = tableOf(input)
        const chosen = input.rooms.map((_, at) => at).filter((at) => bits & (1 << at))
        input.parties.forEach((one, p) => {
          const fit = fitOf(
            one,
            chosen.map((at) => input.rooms[at] as PlanRoom),
          )
          expect(table.value(p, chosen)).toBeCloseTo(fit.value, 9)
        })
      }),
    )
  })
})
