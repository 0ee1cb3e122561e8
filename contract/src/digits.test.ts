import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { utr } from './cash/forms.ts'
import { readReceiptNumber } from './cash/numbers.ts'
import { asciiDigits } from './digits.ts'
import { NewPatient } from './dispensary/schemas.ts'
import { phone, ticketOrCardOf } from './fields.ts'
import { twelveDigits } from './identity/number.ts'
import { keyOfProvisional } from './outbox.ts'
import { mobile, optionalMobile } from './people.ts'
import { barcode } from './pos/barcode.ts'
import { readMealCard } from './pos/meal-calls.ts'
import { SearchSatsangi } from './pos/till-forms.ts'
import { CustomerSearch } from './registry/search.ts'
import { ApplicationLookup } from './reservations/application.ts'
import { parseReference } from './reservations/reference.ts'
import { samadh } from './samadh/calls.ts'
import { VisitFields } from './samadh/visit.ts'

/** Zeros: Devanagari, Bengali, Gujarati, Arabic-Indic, full width. */
const zeros = [0x966, 0x9e6, 0xae6, 0x660, 0xff10]
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const hindi = (text: string) => inScript(text, 0x966)

it('digits of every script are 0 to 9, and everything else stays', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 5 }), fc.nat())),
      fc.constantFrom(...zeros),
      (parts, zero) => {
        const plain = parts
          .map((part) => (typeof part === 'number' ? String(part) : part.replace(/\p{Nd}/gu, '7')))
          .join('')
        expect(asciiDigits(inScript(plain, zero))).toBe(plain)
      },
    ),
  )
  expect(asciiDigits('कमरा १२, मंज़िल ३')).toBe('कमरा 12, मंज़िल 3')
})

describe('a field for digits takes those of a Hindi keyboard, and keeps 0 to 9', () => {
  const shape = VisitFields.shape
  it.each<[string, z.ZodType, string]>([
    ['mobile', mobile, '9876543210'],
    ['optional mobile', optionalMobile, '919876543210'],
    ['phone', phone, '0512-2345678/79'],
    ['phone of a patient', NewPatient.shape.phone, '9876543210'],
    ['UTR', utr, '412345678901'],
    ['mobile of a search', SearchSatsangi.shape.mobileNumber, '9876543210'],
    ['phone of a search', CustomerSearch.shape.phone, '98765'],
    ['beginning of a mobile', samadh.mobileSearch.body.shape.mobileNo, '9876543'],
    ['end of a phone', ApplicationLookup.shape.phone, '4321'],
    ['postal code', shape.postcode, '282005'],
    ['ticket', ticketOrCardOf(String), '48213'],
    ['barcode', barcode, '8901234567894'],
  ])('%s', (_, schema, digits) => expect(schema.parse(hindi(digits))).toBe(digits))

  it('a number', () => {
    expect(shape.mobilesCollected.parse(hindi('12'))).toBe(12)
    expect(shape.birthYear.parse(hindi('1980'))).toBe(1980)
  })

  it('a typed number of a paper or a card', () => {
    expect(twelveDigits(hindi('2345 6789 0124'))).toBe('234567890124')
    expect(parseReference(hindi('a26 123'))).toBe('A26-000123')
    expect(readReceiptNumber(hindi('bc-42-17'))).toEqual(readReceiptNumber('BC-0042-017'))
    expect(readReceiptNumber(hindi('4711'))).toEqual(readReceiptNumber('4711'))
    expect(readMealCard(hindi('A26-000123/2'))).toEqual(readMealCard('A26-000123/2'))
    expect(keyOfProvisional(hindi('W-12345678'))).toBe('12345678')
  })
})
