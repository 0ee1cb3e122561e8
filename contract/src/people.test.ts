import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asMobile, mobile, personName } from './people.ts'

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`)).filter((text) => text.length >= least)

test('a mobile number has 10 to 12 digits and no other characters', () => {
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
