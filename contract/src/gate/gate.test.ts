import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crowding, elapsed, toneOf } from './elapsed.ts'
import { GateEntry } from './gate-entry.ts'
import { aadhaarOf, asMobile, mobile, personName, sameCard } from './visitor.ts'
import { readEntry, satsangiPeople, VisitorEntry } from './visitor-entry.ts'

const digits = (least: number, most = least) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`)).filter((text) => text.length >= least)
const separator = fc.constantFrom('', ' ', '-', '  ')
const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

test('twelve digits are an Aadhaar number, however they are spaced and in either script; nothing else is', () => {
  fc.assert(
    fc.property(digits(4), digits(4), digits(4), separator, fc.boolean(), (a, b, c, between, hindi) => {
      const typed = [a, b, c].join(between)
      expect(aadhaarOf(hindi ? devanagari(typed) : typed)).toBe(a + b + c)
    }),
  )
  fc.assert(
    fc.property(digits(0, 20), (text) => {
      expect(aadhaarOf(text) !== undefined).toBe(text.length === 12)
    }),
  )
  for (const card of ['NR-123456789012', '12345678901A', '', 'NA']) expect(aadhaarOf(card)).toBeUndefined()
})

test('a card is the same whatever its case and spaces; NA is nobody’s', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2}-[0-9]{1,8}$/), (card) => {
      expect(sameCard(card, ` ${card.toLowerCase()} `)).toBe(true)
      expect(sameCard(card, `${card}1`)).toBe(false)
    }),
  )
  expect(sameCard('NA', 'na')).toBe(false)
  expect(sameCard('', '')).toBe(false)
})

test('a mobile number has 10 to 12 digits and nothing else', () => {
  fc.assert(
    fc.property(digits(1, 15), (number) => {
      const fits = number.length >= 10 && number.length <= 12
      expect(mobile.safeParse(number).success).toBe(fits)
      expect(asMobile(`+${number}`)).toBe(fits ? number : null)
    }),
  )
})

test('a name is letters and spaces, in any script', () => {
  for (const name of ['Asha Rao', 'आशा राव', 'José', 'ரவி'])
    expect([name, personName.safeParse(name).success]).toEqual([name, true])
  for (const name of ['', '  ', 'R2D2', 'a@b', 'x'.repeat(201), '<b>'])
    expect([name, personName.safeParse(name).success]).toEqual([name, false])
})

test('the colour changes at 60 minutes and after 120', () => {
  expect([0, 59, 60, 120, 121, 10_000].map(toneOf)).toEqual([
    'success',
    'success',
    'warning',
    'warning',
    'breach',
    'breach',
  ])
  fc.assert(
    fc.property(fc.nat(1_000_000), (minutes) => {
      const [hours, rest] = elapsed(minutes).split(':').map(Number)
      expect((hours ?? 0) * 60 + (rest ?? 0)).toBe(minutes)
    }),
  )
})

test('the ceiling warns before it is reached, and never where there is none', () => {
  expect([0, 89, 90, 99, 100, 101].map((inside) => crowding(inside, 100))).toEqual([
    'open',
    'open',
    'near',
    'near',
    'full',
    'full',
  ])
  expect(crowding(1_000_000, null)).toBe('open')
})

test('what was sent is judged as the form it is, and adds up', () => {
  const members = [{ name: 'Asha', i_card_number: 'NA' }]
  const day = { fromdate: '2026-11-21', todate: '2026-11-22', departure_time: '10:00' }
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (children, adults) => {
      const sent = VisitorEntry.parse({ ...day, children, adults, members })
      const { kind, read } = readEntry(sent)
      expect([kind, read.success && kind === 'satsangi' && satsangiPeople(read.data)]).toEqual([
        'satsangi',
        1 + children + adults,
      ])
    }),
  )
  expect(VisitorEntry.safeParse({ ...day, children: 10_001, members }).success).toBe(false)
  expect(VisitorEntry.safeParse({ ...day, children: 0, members, isnonsatsangi: true }).success).toBe(false)
})

test('the short form never lets a departure before the arrival pass', () => {
  const day = fc.integer({ min: 0, max: 60 })
  const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  fc.assert(
    fc.property(day, day, (from, to) => {
      const { success } = GateEntry.safeParse({
        id_card_no: 'IC-1',
        houseNo: 'B-1',
        fromdate: dayOf(from),
        todate: dayOf(to),
        departure_time: '10:00',
        issatsangi: true,
      })
      expect(success).toBe(to >= from)
    }),
  )
})
