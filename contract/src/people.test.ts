import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewPatient } from './dispensary/schemas.ts'
import { canBeAadhaar } from './identity/number.ts'
import { text as messages } from './messages.ts'
import { asMobile, dialled, mobile, personName } from './people.ts'

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`)).filter((text) => text.length >= least)

/** What people and their phones write around and between digits; the last ones are invisible, in copied contacts. */
const signs = fc.constantFrom('', ' ', '  ', '-', '–', '(', ') ', '.', '\u00a0', '\u2011', '\u202a', '\u202c')

test('a mobile number has 10 to 12 digits, with any signs around and between them', () => {
  fc.assert(
    fc.property(digits(1, 15), fc.array(signs, { maxLength: 5 }), fc.boolean(), (number, between, plus) => {
      const isLong = number.length === 12 && !/^91[6-9]/.test(number)
      const fits = number.length >= 10 && number.length <= 12 && (plus || !(isLong && canBeAadhaar(number)))
      const written = [...number].map((digit, at) => `${digit}${between[at] ?? ''}`).join('')
      const read = mobile.safeParse(`${plus ? '+' : ''}${written}`)
      expect(read.success ? read.data : undefined).toBe(fits ? number : undefined)
      expect(asMobile(`+${number}`)).toBe(/^\d{10,12}$/.test(number) ? number : null)
    }),
  )
})

test('twelve digits that can be an Aadhaar number are a foreign phone number only with a plus', () => {
  const message = (typed: string) => mobile.safeParse(typed).error?.issues.map((issue) => issue.message)
  for (const typed of ['447911123459', '44 7911 123459', '4-479111 23459', 'XXXX XXXX 3459'])
    expect([typed, message(typed)]).toEqual([typed, [messages.mobileOrCard]])
  for (const typed of ['+447911123459', '+44 7911 123459', '+(44) 7911-123459', '\u202a+44 7911 123459'])
    expect([typed, mobile.parse(typed)]).toEqual([typed, '447911123459'])
  expect(message('12345')).toEqual([messages.mobile])
  expect(['447911123459', '919876543210', '9876543210'].map(dialled)).toEqual([
    '+447911123459',
    '919876543210',
    '9876543210',
  ])
})

test('a text without digits, or with other letters and signs, is no mobile number', () => {
  for (const text of ['()', ' - ', '+', 'abc', '98765x43210', '98765+43210', '9876543210/11'])
    expect([text, mobile.safeParse(text).success]).toEqual([text, false])
  expect(mobile.safeParse(' ').error?.issues).toHaveLength(1)
})

test('the number of a patient has 6 to 15 digits, and at least one', () => {
  const { phone } = NewPatient.shape
  expect(phone.parse('(0512) 234-567')).toBe('0512234567')
  for (const text of ['()', '12345', '1234567890123456']) expect(phone.safeParse(text).success).toBe(false)
})

test('a name is letters and spaces, in any script', () => {
  for (const name of ['Asha Rao', 'आशा राव', 'José', 'ரவி'])
    expect([name, personName.safeParse(name).success]).toEqual([name, true])
  for (const name of ['', '  ', 'R2D2', 'a@b', 'x'.repeat(201), '<b>'])
    expect([name, personName.safeParse(name).success]).toEqual([name, false])
})
