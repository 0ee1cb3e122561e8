import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../in-english.ts'
import { fieldErrors } from '../messages.ts'
import { asPersonName, personName } from '../people.ts'
import { periods, sumByPeriod } from '../periods.ts'
import { closedText, isOpenAt, VisitHours } from './hours.ts'
import { isTicket, totalPeople, uidOf, Visit, visitOfTicket } from './visit.ts'

const visit = {
  idNumber: 'XXXX XXXX 1234',
  visitorname: 'Asha Rao',
  mobileNumber: '9876543210',
  country: 'IND',
  gents: 1,
  ladies: 0,
  children: 0,
}
const wrong = (more: object) => {
  const { error } = Visit.safeParse({ ...visit, ...more })
  return error ? fieldErrors(error) : {}
}

test('the total is the sum of gents, ladies and children, at most 30,000', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), (gents, ladies, children) => {
      const people = { gents, ladies, children }
      const total = totalPeople(people)
      expect(total).toBe(gents + ladies + children)
      expect(Visit.safeParse({ ...visit, ...people, totalPeople: total }).success).toBe(total > 0)
      expect(Object.keys(wrong({ ...people, totalPeople: total + 1 }))).toContain('totalPeople')
    }),
  )
  expect(wrong({ gents: 10_001 })).toEqual({ gents: ['Must be 10000 or less'] })
  expect(wrong({ gents: 10_000, ladies: 10_000, children: 10_000, totalPeople: 30_001 })).toEqual({
    totalPeople: ['Must be 30000 or less', 'The total is not the sum of gents, ladies and children'],
  })
  expect(wrong({ gents: 0 })).toEqual({ gents: ['Please enter at least one person'] })
})

test('each field has the message of the specification', () => {
  expect(wrong({ idNumber: '', visitorname: 'R2 D2', mobileNumber: '12345', country: '' })).toEqual({
    idNumber: ['This is a required field'],
    visitorname: ['Please enter letters and spaces only'],
    mobileNumber: ['Please enter a mobile number of 10 to 12 digits'],
    country: ['This is a required field'],
  })
  expect(wrong({ mobilesCollected: 'two', birthYear: 'x', postcode: '28-2005', email: 'nobody' })).toEqual({
    mobilesCollected: ['Please enter numbers only...'],
    birthYear: ['Please enter number only.'],
    postcode: ['Please enter number only.'],
    email: ['Please enter valid email.'],
  })
  // Markup, a line end on the ticket, a mark without a letter.
  for (const visitorname of ['<b>Asha</b>', 'Asha\nRao', '\u0301', '\u200d'])
    expect(wrong({ visitorname }), visitorname).toHaveProperty('visitorname')
  expect(wrong({ visitorname: 'आशा राव', birthYear: 1900 })).toEqual({ birthYear: ['Must be 1901 or more'] })
  expect(wrong({ tourType: 9 })).toEqual({ tourType: ['This value is not valid'] })
})

test('numbers may come as their digits; what is left out is empty', () => {
  const typed = { mobilesCollected: '2', birthYear: '1980', postcode: 282005, email: '', gender: '' }
  expect(Visit.parse({ ...visit, ...typed })).toMatchObject({
    mobilesCollected: 2,
    birthYear: 1980,
    postcode: '282005',
    email: null,
    gender: null,
    tourType: null,
    idProof: 2,
    trayRequired: false,
  })
})

test('the name of a card becomes a name that the form takes', () => {
  expect(asPersonName('S. K. Rao-Singh (Mrs)')).toBe('S K Rao Singh Mrs')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const name = asPersonName(text)
      expect(name === '' || personName.safeParse(name).success).toBe(true)
    }),
  )
})

test('visit hours need two times in order, and include both', () => {
  const errors = (fromTime: unknown, toTime: unknown) => {
    const { error } = VisitHours.safeParse({ fromTime, toTime })
    return error ? fieldErrors(error) : {}
  }
  expect(errors('25:00', 'x')).toEqual({ fromTime: ['Invalid From Time.'], toTime: ['Invalid To Time.'] })
  expect(errors('', undefined)).toEqual({
    fromTime: ['This is a required field.'],
    toTime: ['This is a required field.'],
  })
  expect(errors(600, ['18:00'])).toEqual({ fromTime: ['Invalid From Time.'], toTime: ['Invalid To Time.'] })
  // Only times have an order.
  expect(errors('18:00', '06:60')).toEqual({ toTime: ['Invalid To Time.'] })
  expect(errors('24:00', '06:00')).toEqual({ fromTime: ['Invalid From Time.'] })
  expect(errors('18:00', '06:00')).toEqual({ toTime: ['From Time must be less than To Time.'] })
  expect(errors('06:00', '06:00')).toEqual({ toTime: ['From Time must be less than To Time.'] })
  const hours = VisitHours.parse({ fromTime: '06:00', toTime: '18:00' })
  expect(['05:59', '06:00', '18:00', '18:01'].map((at) => isOpenAt(hours, at))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isOpenAt(null, '03:00')).toBe(true)
  expect(inEnglish(closedText(hours))).toBe('Visits are from 06:00 to 18:00.')
})

test('a ticket is read in any spelling and script, and never without its letter: that is a ticket of the gate', () => {
  const devanagari = (id: number) =>
    String(id).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      for (const typed of [uidOf(id), uidOf(id).toLowerCase(), ` S-${id} `, `S${devanagari(id)}`])
        expect(visitOfTicket(typed)).toBe(id)
      expect(visitOfTicket(String(id))).toBeUndefined()
    }),
  )
  for (const typed of ['S0', 'S', 'S9999999999', 'IC-1', 'W-1234ABCD', '234567890124'])
    expect(visitOfTicket(typed)).toBeUndefined()
})

test('a ticket is not a card, and a passport is a card although it looks like a ticket', () => {
  for (const scanned of ['S12134', 's-7', 'W-1234ABCD', 'S10000001']) expect(isTicket(scanned)).toBe(true)
  for (const scanned of ['S1234567', '12134', 'SR-12', 'NA', '999941057058'])
    expect(isTicket(scanned)).toBe(false)
})

test('sums by period keep every number', () => {
  const day = fc.record({ at: fc.nat(800), n: fc.nat(1_000) })
  fc.assert(
    fc.property(fc.array(day), fc.constantFrom(...periods), (days, period) => {
      const rows = days
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, n }) => ({
          day: new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
          n,
        }))
      const sums = sumByPeriod(rows, period, ['n'])
      expect(sums.reduce((all, one) => all + one.n, 0)).toBe(rows.reduce((all, one) => all + one.n, 0))
      expect(new Set(sums.map((one) => one.period)).size).toBe(sums.length)
    }),
  )
})
