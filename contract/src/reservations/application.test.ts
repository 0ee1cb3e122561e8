import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { fieldErrors } from '../messages.ts'
import { ApplicationLookup, PublicApplication, ValidateIdentity, wrongArrival } from './application.ts'
import { isMask, maskCard, maskEmail, maskPhone } from './mask.ts'
import { isEndOf, parseReference } from './reference.ts'

const wrongIn = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? {} : fieldErrors(result.error)
}

const digits = (from: number, to: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: from, maxLength: to }).map((all) => all.join(''))

describe('a mask', () => {
  it('shows at most the first letter of an e-mail, four digits of a phone, three characters of a card', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        digits(6, 15),
        fc.string({ minLength: 1, maxLength: 50 }),
        (email, phone, card) => {
          const [name = ''] = email.split(/@(?=[^@]*$)/)
          expect(maskEmail(email).split('•')[0]?.length).toBeLessThanOrEqual(name.length > 1 ? 1 : 0)
          expect(maskPhone(phone).replace(/•/g, '').length).toBeLessThanOrEqual(4)
          expect(maskPhone(phone).replace(/•/g, '').length * 2).toBeLessThanOrEqual(phone.length)
          expect(maskCard(card.replace(/•/g, 'x')).replace(/•/g, '').length * 2).toBeLessThanOrEqual(
            card.length,
          )
          for (const mask of [maskEmail(email), maskPhone(phone), maskCard(card)])
            expect(isMask(mask)).toBe(true)
        },
      ),
    )
  })

  it('does not show how long the hidden part is', () => {
    expect(maskEmail('asha@example.org')).toBe('a••••••@example.org')
    expect(maskEmail('annapurna.devi@example.org')).toBe('a••••••@example.org')
    expect(maskEmail('a@example.org')).toBe('••••••@example.org')
    expect(maskPhone('+91 50123 43210')).toBe('••••••3210')
    expect(maskCard('NR-100107')).toBe('••••••107')
  })

  it('shows the end of a number from eight digits on, of a card from six characters on', () => {
    expect(['98765432', '9876543'].map(maskPhone)).toEqual(['••••••5432', '••••••'])
    expect(['123456', '12345'].map(maskCard)).toEqual(['••••••456', '••••••'])
  })

  it('shows the first of several numbers, and no part of other texts', () => {
    expect(maskPhone('9876543210, 9812345678')).toBe('••••••3210')
    expect(maskPhone('office 0512 2345678')).toBe('••••••5678')
    expect(['asha', '@example.org'].map(maskEmail)).toEqual(['••••••', '••••••@example.org'])
  })

  it('is recognised by its dots, which no typed text has', () => {
    for (const typed of ['Asha', '', undefined, null, 5]) expect(isMask(typed)).toBe(false)
  })
})

describe('a reference number', () => {
  it('is read in every typed form', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 99 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('', '-', ' ', ' - '),
        fc.boolean(),
        (year, number, between, whole) => {
          const meant = `A${year}-${String(number).padStart(6, '0')}`
          const typed = ` a${year}${between}${whole ? String(number).padStart(6, '0') : number} `
          expect(parseReference(typed)).toBe(meant)
          expect(parseReference(meant)).toBe(meant)
        },
      ),
    )
  })

  it.each(['', 'A26', '26-000123', 'B26-000123', 'A26-x', 'A26-00012345678'])('is not %s', (typed) => {
    expect(parseReference(typed)).toBeUndefined()
  })
})

describe('the end of a phone number', () => {
  it('is at least its last four digits, in any format, or the whole number with its country code', () => {
    fc.assert(
      fc.property(digits(6, 10), fc.integer({ min: 4, max: 10 }), (phone, count) => {
        expect(isEndOf(phone.slice(-count), phone)).toBe(true)
        expect(isEndOf(`+91 ${phone}`, phone)).toBe(true)
        expect(isEndOf(phone, `+91-${phone}`)).toBe(true)
        expect(isEndOf(phone.slice(-3), phone)).toBe(false)
        const other = String((Number(phone.at(-1)) + 1) % 10)
        expect(isEndOf(phone.slice(-4, -1) + other, phone)).toBe(false)
      }),
    )
  })
})

describe('an applicant', () => {
  it('is identified by a card alone, or by all three of name, birth and city', () => {
    const given = fc.record({
      id_card_no: fc.constantFrom(undefined, null, '', ' ', 'IC-1'),
      fl_name: fc.constantFrom(undefined, '', 'Asha Rao'),
      dob: fc.constantFrom(undefined, null, '', '1980-01-31'),
      city: fc.constantFrom(undefined, '', 'Agra'),
    })
    fc.assert(
      fc.property(given, ({ id_card_no, fl_name, dob, city }) => {
        const complete = id_card_no === 'IC-1' || Boolean(fl_name && dob && city)
        const wrong = wrongIn(ValidateIdentity, { id_card_no, fl_name, dob, city })
        expect(Object.keys(wrong).length === 0).toBe(complete)
        if (!complete)
          for (const [field, value] of Object.entries({ fl_name, dob, city }))
            expect(wrong[field]).toEqual(value ? undefined : ['This is a required field'])
      }),
    )
  })

  it('was born on a valid day', () => {
    expect(wrongIn(ValidateIdentity, { fl_name: 'A', dob: '1980-02-31', city: 'B' })).toHaveProperty('dob')
  })
})

describe('an application', () => {
  const whole = {
    event_type_id: 1,
    id_card_no: 'IC-1',
    applicant_city: 'Agra',
    arrival_date: '2026-12-01',
    departure_date: '2026-12-03',
    arrival_time: '10:00',
    departure_time: '10:00',
    phone: '••••••3210',
    email: 'asha@example.org',
    bhandarghar_ticket: 'YES',
    accomodation_type: 'ROOM',
    toilet_type: 'DESI',
    ac_room: 'NO',
    comments: 'Ground floor, please',
  }

  it('needs every field of the specification, with an error beside each', () => {
    expect(wrongIn(PublicApplication, whole)).toEqual({})
    expect(Object.keys(wrongIn(PublicApplication, {})).sort()).toEqual(Object.keys(whole).sort())
  })

  it('without a card needs the alternative fields of the specification', () => {
    expect(
      Object.keys(wrongIn(PublicApplication, { ...whole, id_card_no: '', without_card: true })).sort(),
    ).toEqual(['address', 'applicant_name', 'id_card_reason', 'is_updeshi', 'other_card_no', 'referral_name'])
  })

  it('has at most 20 members and 3 buildings, each building once', () => {
    const member = { name: 'Asha', age: 40, i_card_number: 'NA' }
    for (const count of [0, 1, 20])
      expect(wrongIn(PublicApplication, { ...whole, members: Array(count).fill(member) })).toEqual({})
    expect(wrongIn(PublicApplication, { ...whole, members: Array(21).fill(member) })).toHaveProperty(
      'members',
    )
    expect(wrongIn(PublicApplication, { ...whole, preferred_buildings: [1, 2, 3] })).toEqual({})
    for (const preferred_buildings of [
      [1, 2, 3, 4],
      [1, 1],
    ])
      expect(wrongIn(PublicApplication, { ...whole, preferred_buildings })).toHaveProperty(
        'preferred_buildings',
      )
  })

  it('arrives today or later', () => {
    expect(wrongArrival('2026-11-20', '2026-11-21')).toBe('Arrival cannot be before today')
    expect(wrongArrival('2026-11-21', '2026-11-21')).toBeUndefined()
  })
})

it('a look-up names its missing fields', () => {
  expect(wrongIn(ApplicationLookup, { application_number: '', phone: '' })).toEqual({
    application_number: ['This is a required field'],
    phone: ['This is a required field'],
  })
  expect(wrongIn(ApplicationLookup, { application_number: 'x', phone: '321' })).toEqual({
    application_number: ['Please enter the reference number as in A26-000123'],
    phone: ['Please enter at least the last 4 digits of the phone number'],
  })
})
