import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barcode, eanCheckDigit, LONGEST_BARCODE, symbologyOf } from './barcode.ts'

const wrong = (given: unknown) => barcode.safeParse(given).error?.issues.map(({ message }) => message)
const missing = 'This is a required field. Contains 20 characters'

it('a barcode has 1 to 20 printable characters, without the blanks around it', () => {
  expect(barcode.parse(' 8901234567890 ')).toBe('8901234567890')
  expect(barcode.parse('a')).toBe('a')
  expect(barcode.parse('x'.repeat(LONGEST_BARCODE))).toHaveLength(LONGEST_BARCODE)
  for (const none of [undefined, null, '', '   ', 'x'.repeat(LONGEST_BARCODE + 1)])
    expect(wrong(none)).toEqual([missing])
  for (const unprintable of ['पुस्तक', 'a\tb', 'é'])
    expect(wrong(unprintable)).toEqual(['Please enter letters A to Z, digits and signs only'])
  expect(wrong(12)).not.toEqual([missing])
})

it('the check digits of printed books and goods are right', () => {
  // ISBN 978-81-7525-766-5 and the example of the GS1 General Specifications.
  expect(['978817525766', '629104150021'].map(eanCheckDigit)).toEqual([5, 3])
  expect(eanCheckDigit('000000000000')).toBe(0)
})

it('a code is drawn as EAN-13 only with its right check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), fc.nat(9), (twelve, last) => {
      expect(symbologyOf(`${twelve}${last}`)).toBe(last === eanCheckDigit(twelve) ? 'ean13' : 'code128')
    }),
  )
  for (const other of ['12345678', 'A-17', '62910415002130', '629104150021x'])
    expect(symbologyOf(other)).toBe('code128')
})
