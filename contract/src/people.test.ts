import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewPatient } from './dispensary/schemas.ts'
import { asMobile, mobile, personName } from './people.ts'

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`)).filter((text) => text.length >= least)

/** What people and their phones write around and between digits; the last ones are invisible, in copied contacts. */
const signs = fc.constantFrom('', ' ', '  ', '-', '–', '(', ') ', '.', '\u00a0', '\u2011', '\u202a', '\u202c')

test('a mobile number has 10 to 12 digits, whatever is written around and between them', () => {
  fc.assert(
    fc.property(digits(1, 15), fc.array(signs, { maxLength: 5 }), fc.boolean(), (number, between, plus) => {
      const fits = number.length >= 10 && number.length <= 12
      const written = [...number].map((digit, at) => `${digit}${between[at] ?? ''}`).join('')
      const read = mobile.safeParse(`${plus ? '+' : ''}${written}`)
      expect(read.success ? read.data : undefined).toBe(fits ? number : undefined)
      expect(asMobile(`+${number}`)).toBe(fits ? number : null)
    }),
  )
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
