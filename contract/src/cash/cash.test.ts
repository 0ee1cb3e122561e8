import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onWire, rupees, sum } from '../money.ts'
import { utrsBack } from '../utrs-back.ts'
import { CloseSession, Movement, utr } from './forms.ts'
import { cashToPay } from './notes.ts'
import { byCategory, byCounter, byTender, cashMade, cashMoved, expectedCash, totalOf } from './report.ts'
import { reportRows } from './report-rows.ts'
import type { SessionReport } from './schemas.ts'
import { allocateRefund, kinds, splitTenders, tenders, totalIn } from './tenders.ts'

const paise = (max: number) => fc.integer({ min: 0, max }).map((value) => onWire(rupees(value).div(100)))
const aLine = fc.record({ kind: fc.constantFrom(...kinds), amount: paise(500_000) })
const total = (rows: readonly { amount: number }[]) => onWire(sum(rows.map(({ amount }) => amount)))

describe('a payment split between cash and UPI', () => {
  const aSplit = fc.array(aLine, { minLength: 1, maxLength: 6 }).chain((lines) =>
    fc.tuple(
      fc.constant(lines),
      fc.integer({ min: 0, max: Math.round(total(lines) * 100) }).map((p) => onWire(rupees(p).div(100))),
    ),
  )

  it('pays the given amount by UPI, the rest in cash, and each line exactly', () => {
    fc.assert(
      fc.property(aSplit, ([lines, upi]) => {
        const rows = splitTenders(lines, upi)
        expect(totalIn(rows, 'UPI')).toBe(upi)
        expect(totalIn(rows, 'CASH')).toBe(onWire(rupees(total(lines)).minus(upi)))
        for (const kind of kinds)
          expect(total(rows.filter((row) => row.kind === kind))).toBe(
            total(lines.filter((line) => line.kind === kind)),
          )
      }),
    )
  })

  it('makes at most one row more than there are lines, and an empty row only when all amounts are zero', () => {
    fc.assert(
      fc.property(aSplit, ([lines, upi]) => {
        const rows = splitTenders(lines, upi)
        expect(rows.length).toBeLessThanOrEqual(lines.length + 1)
        expect(rows.length).toBeGreaterThan(0)
        if (total(lines) > 0) expect(rows.filter(({ amount }) => amount <= 0)).toEqual([])
      }),
    )
  })
})

it('a payment of nothing is one row in cash, of its first line', () => {
  const lines = [
    { kind: 'SALE', amount: 0, category: 'Prasad' },
    { kind: 'DONATION', amount: 0 },
  ] as const
  expect(splitTenders(lines, 0)).toEqual([{ ...lines[0], tender: 'CASH' }])
  expect(splitTenders([], 0)).toEqual([])
})

it('the part not paid by UPI is left to pay in cash, and UPI never exceeds the due amount', () => {
  fc.assert(
    fc.property(paise(500_000), paise(50_000), paise(600_000), (due, additional, byUpi) => {
      const inCash = cashToPay(due, additional, byUpi)
      const all = onWire(sum([due, additional]))
      if (inCash === null) expect(byUpi).toBeGreaterThan(all)
      else {
        expect(inCash).toBeGreaterThanOrEqual(0)
        expect(onWire(sum([inCash, byUpi]))).toBe(all)
      }
    }),
  )
})

describe('a refund', () => {
  const someLines = fc
    .array(
      fc.record({
        tender: fc.constantFrom(...tenders),
        kind: fc.constantFrom(...kinds),
        category: fc.constant(null),
        utr: fc.constantFrom(null, '412345678901', '412345678902'),
        remaining: paise(100_000),
      }),
      { maxLength: 8 },
    )
    .map((lines) => lines.map((line, id) => ({ ...line, id })))

  it('refunds exactly the amount, at most the rest of each line and in its tender; or nothing', () => {
    fc.assert(
      fc.property(someLines, paise(400_000), (lines, amount) => {
        const held = onWire(sum(lines.map(({ remaining }) => remaining)))
        const undoing = allocateRefund(lines, amount)
        if (amount > held) {
          expect(undoing).toBeNull()
          return
        }
        expect(total(undoing ?? [])).toBe(amount === 0 ? 0 : -amount)
        const withUtr = lines.filter(({ utr }) => utr).map(({ id }) => id)
        expect(-total(utrsBack(undoing ?? []))).toBeCloseTo(
          total((undoing ?? []).filter(({ undoes }) => withUtr.includes(undoes))),
          2,
        )
        for (const { undoes, tender, kind, amount: part } of undoing ?? []) {
          const line = lines[undoes]
          expect([tender, kind]).toEqual([line?.tender, line?.kind])
          expect(part).toBeLessThan(0)
          expect(-part).toBeLessThanOrEqual(line?.remaining ?? 0)
        }
        expect(new Set(undoing?.map(({ undoes }) => undoes)).size).toBe(undoing?.length)
      }),
    )
  })

  it('uses another tender only after all cash is refunded, and an older row only after the newer ones', () => {
    const line = (id: number, tender: 'CASH' | 'UPI', remaining: number) =>
      ({ id, tender, kind: 'BHENT', category: null, utr: null, remaining }) as const
    const lines = [line(1, 'CASH', 300), line(2, 'UPI', 500), line(3, 'CASH', 200)]
    const given = (amount: number) =>
      allocateRefund(lines, amount)?.map(({ undoes, amount: part }) => [undoes, part])
    expect(given(150)).toEqual([[3, -150]])
    expect(given(400)).toEqual([
      [3, -200],
      [1, -200],
    ])
    expect(given(700)).toEqual([
      [3, -200],
      [1, -300],
      [2, -200],
    ])
    expect(given(1000.01)).toBeUndefined()
  })
})

describe('a session', () => {
  const takings = fc.array(
    fc.record({
      tender: fc.constantFrom(...tenders),
      kind: fc.constantFrom(...kinds),
      category: fc.option(fc.constantFrom('Books', 'Prasad')),
      taken: paise(1_000_000),
      given_back: paise(100_000).map((amount) => (amount === 0 ? 0 : -amount)),
    }),
    { maxLength: 12 },
  )
  const movements = fc.array(
    fc
      .integer({ min: -100_000, max: 100_000 })
      .map((amount) => ({ id: 1, amount, reason: 'x', made_by: 'x', made_at: 'x' })),
    { maxLength: 4 },
  )

  it('has the same total by tender, by category and as a whole', () => {
    fc.assert(
      fc.property(takings, (rows) => {
        const all = totalOf(rows).total
        const sums = [byTender(rows), byCategory(rows)].map((lines) =>
          onWire(sum(lines.map((line) => line.total))),
        )
        expect(sums).toEqual([all, all])
      }),
    )
  })

  it('has the amount taken, the amount refunded and the total of each line', () => {
    const row = (
      tender: 'CASH' | 'UPI',
      kind: 'BHENT' | 'SALE',
      category: string | null,
      taken: number,
      back: number,
    ) => ({ tender, kind, category, taken, given_back: back }) as const
    const rows = [
      row('UPI', 'SALE', 'Books', 300.5, 0),
      row('CASH', 'SALE', 'Books', 100, -20.25),
      row('CASH', 'BHENT', null, 51, 0),
    ]
    expect(byTender(rows)).toEqual([
      { of: 'CASH', taken: 151, given_back: -20.25, total: 130.75 },
      { of: 'UPI', taken: 300.5, given_back: 0, total: 300.5 },
    ])
    expect(byCategory(rows)).toEqual([
      { of: { name: 'Books' }, taken: 400.5, given_back: -20.25, total: 380.25 },
      { of: { text: 'Bhent' }, taken: 51, given_back: 0, total: 51 },
    ])
    const kinds = byCategory([...rows, row('UPI', 'BHENT', 'Books', 9, 0), row('UPI', 'SALE', null, 7, 0)])
    expect(kinds.map(({ of, total }) => [Object.values(of)[0], total])).toEqual([
      ['Books', 389.25],
      ['Bhent', 51],
      ['Sales', 7],
    ])
    expect(totalOf(rows)).toEqual({ of: 'total', taken: 451.5, given_back: -20.25, total: 431.25 })
    const at = (counter: 'office' | 'bhent', kind: 'BHENT' | 'SALE', taken: number) =>
      ({ counter, tender: 'CASH', kind, rows: 1, taken, given_back: -1 }) as const
    expect(byCounter([at('office', 'SALE', 30), at('bhent', 'BHENT', 51), at('office', 'SALE', 5)])).toEqual([
      { of: 'bhent', taken: 51, given_back: -1, total: 50 },
      { of: 'office', taken: 35, given_back: -2, total: 33 },
    ])
    expect([byTender([]), byCategory([]), byCounter([])]).toEqual([[], [], []])
  })

  it('expects in its drawer the float, the cash taken less the cash given back, and the movements', () => {
    const takings = [
      { tender: 'CASH', kind: 'SALE', category: null, taken: 500, given_back: -120 },
      { tender: 'UPI', kind: 'SALE', category: null, taken: 900, given_back: -90 },
    ] as const
    const movement = { id: 1, amount: -200, reason: 'To the bank', made_by: 'x', made_at: 'x' }
    expect(expectedCash({ opening_float: 1000, takings: [...takings], movements: [movement] })).toBe(1180)
  })

  it('equals the cash that it took, plus the variance', () => {
    fc.assert(
      fc.property(
        takings,
        movements,
        paise(50_000),
        paise(2_000_000),
        (rows, moved, opening_float, counted) => {
          const open = { opening_float, takings: rows, movements: moved }
          const expected = expectedCash(open)
          const closed = { ...open, closing: { counted } } as SessionReport
          const cash = byTender(rows).find(({ of }) => of === 'CASH')?.total ?? 0
          expect(cashMade(closed)).toBe(onWire(rupees(cash).plus(counted).minus(expected)))
        },
      ),
    )
  })

  it('has no cash result of an open session except its movements', () => {
    const open = { opening_float: 500, takings: [], movements: [{ amount: -200 }], closing: null }
    expect(cashMade(open as unknown as SessionReport)).toBe(-300)
  })

  it('closes on an unexpected amount only with a reason', () => {
    const problem = (counted: number, expected: number, variance_reason?: string) =>
      CloseSession.safeParse({ counted, expected, variance_reason }).error?.issues.map(({ path }) =>
        path.join('.'),
      )
    expect(problem(100, 100)).toBeUndefined()
    expect(problem(99.99, 100)).toEqual(['variance_reason'])
    expect(problem(99.99, 100, '  ')).toEqual(['variance_reason'])
    expect(problem(99.99, 100, 'A torn note')).toBeUndefined()
  })
})

it('a Z report lists the counted notes and coins, and names the person who closed the session', () => {
  const closing = {
    ...{
      z_number: 1,
      counted: 1104.5,
      notes: { '500': 2, '100': 1, '20': 0 },
      expected: 1104.5,
      variance: 0,
    },
    ...{ variance_reason: null, closed_by: 'Sunita' },
  }
  const report = { opening_float: 0, takings: [], movements: [], tickets: 0, refunds: 0, closing }
  const rows = reportRows(report).at(-1) ?? []
  const shown = rows.map(({ label, value }) => [Object.values(label)[0], Object.values(value)[0]])
  expect(shown.slice(2, 6)).toEqual([
    ['500 × 2', 1000],
    ['100 × 1', 100],
    ['Coins', 4.5],
    ['Counted', 1104.5],
  ])
  expect(shown.at(-1)).toEqual(['Closed by', 'Sunita'])
  expect(reportRows({ ...report, closing: { ...closing, notes: null } }).at(-1)).toHaveLength(5)
})

it('movements that cancel out are shown as 0, and no movements are not shown', () => {
  const moved = (...amounts: number[]) =>
    cashMoved({ movements: amounts.map((amount) => ({ amount })) as SessionReport['movements'] })
  expect([moved(500.5, -200), moved(500, -500), moved()]).toEqual([300.5, 0, undefined])
})

it('cash in or out is above 0, because its direction is chosen and not signed', () => {
  const takes = (amount: number) => Movement.safeParse({ amount, way: 'in', reason: 'Change' }).success
  expect([5, 0, -5].map(takes)).toEqual([true, false, false])
})

describe('a UPI reference', () => {
  it('has 12 digits, with or without blanks; an empty one is none', () => {
    expect(utr.parse('4123 4567 8901')).toBe('412345678901')
    for (const none of [undefined, null, '', '  ']) expect(utr.parse(none)).toBeNull()
    for (const wrong of ['41234567890', '4123456789012', '41234567890a'])
      expect(utr.safeParse(wrong).success).toBe(false)
  })
})
