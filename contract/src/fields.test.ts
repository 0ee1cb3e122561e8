import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { givenPassword } from './access/schemas.ts'
import { ageOn, dayIn, isDate, parseTypedDate, secondsLeft, timeIn } from './dates.ts'
import {
  date,
  enumOrEmpty,
  flag,
  id,
  idInAddress,
  money,
  optionalText,
  optionalWholeInAddress,
  phone,
  requiredText,
  text,
  time,
  wholeInAddress,
} from './fields.ts'
import { fieldErrors } from './messages.ts'
import { formatRupees } from './rupees.ts'

const textOf = (schema: z.ZodType, value: unknown) => {
  const result = z.object({ field: schema }).safeParse({ field: value })
  return result.success ? undefined : fieldErrors(result.error).field
}

it('a number that is too large even for a whole number is refused with the limit of its field', () => {
  expect(textOf(z.int().min(0).max(120), 1e20)).toEqual(['Must be 120 or less'])
  expect(textOf(z.int().min(0), -1e20)).toEqual(['Must be 0 or more'])
  expect(textOf(z.int(), 1e20)).toEqual(['Must be 9007199254740991 or less'])
})

describe('days', () => {
  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '0000-00-00',
    '',
    '2026-02-29',
    '1899-12-31',
    '2200-01-01',
    '2026-01-01T00:00',
  ])('does not accept %s as a day', (value) => {
    expect(isDate(value)).toBe(false)
    expect(textOf(date, value)).toHaveLength(1)
  })

  it.each(['1900-01-01', '2199-12-31', '2028-02-29'])('accepts %s as a day', (value) =>
    expect(isDate(value)).toBe(true),
  )

  it('reads a day in every typed form, and writes it in one form', () => {
    const days = fc
      .integer({ min: -25_000, max: 80_000 })
      .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, number] = day.split('-')
        for (const typed of [
          day,
          `${year}/${month}/${number}`,
          `${number}/${month}/${year}`,
          `${number}-${month}-${year}`,
          ` ${day} `,
        ])
          expect(parseTypedDate(typed)).toBe(isDate(day) ? day : null)
      }),
    )
  })

  it('does not read an invalid day, or mixed separators', () => {
    for (const typed of ['31/02/2026', '2026-02-30', '1/2-2026', '12/2026', '20260101', 'x', ''])
      expect(parseTypedDate(typed)).toBeNull()
    expect(parseTypedDate('1/2/2026')).toBe('2026-02-01')
  })

  it('are the days of the venue, independently of the machine', () => {
    const moment = new Date('2026-11-20T19:00:00Z')
    expect([dayIn('Asia/Kolkata', moment), timeIn('Asia/Kolkata', moment)]).toEqual(['2026-11-21', '00:30'])
    expect([dayIn('UTC', moment), timeIn('UTC', moment)]).toEqual(['2026-11-20', '19:00'])
  })

  it('end at midnight of the venue', () => {
    expect(secondsLeft('Asia/Kolkata', new Date('2026-11-20T18:29:58.400Z'))).toBe(2)
    expect(secondsLeft('Asia/Kolkata', new Date('2026-11-20T18:30:00Z'))).toBe(86_400)
    expect(secondsLeft('America/New_York', new Date('2026-11-20T18:30:15Z'))).toBe(10 * 3_600 + 29 * 60 + 45)
  })

  it('counts completed years', () => {
    expect([
      ageOn('2000-11-21', '2026-11-20'),
      ageOn('2000-11-21', '2026-11-21'),
      ageOn('2004-02-29', '2026-02-28'),
    ]).toEqual([25, 26, 21])
  })
})

describe('a field', () => {
  it('describes its errors in plain words', () => {
    expect(textOf(requiredText(), undefined)).toEqual(['This is a required field'])
    for (const nothing of ['  ', '\u200b', '\u200f \u2060', '\u00ad', '\u3164', '\u202e\n'])
      expect(textOf(requiredText(), nothing), JSON.stringify(nothing)).toEqual(['This is a required field'])
    for (const shown of ['.', 'क\u200dष', '\u202eא'])
      expect(textOf(requiredText(), shown), JSON.stringify(shown)).toBeUndefined()
    expect(textOf(requiredText(5), 'x'.repeat(6))).toEqual(['At most 5 characters'])
    expect(textOf(optionalText(), 'a\0b')).toEqual(['Some of these characters cannot be stored'])
    expect(textOf(optionalText(), 'a\ud800b')).toEqual(['Some of these characters cannot be stored'])
    expect(textOf(money, -0.01)).toEqual(['Must be 0 or more'])
    expect(textOf(money, 1e-7)).toEqual(['Please enter an amount with at most 2 decimals'])
    expect(textOf(money, 1.001)).toEqual(['Please enter an amount with at most 2 decimals'])
    expect(textOf(money, '5')).toEqual(['Please enter a number'])
    expect(textOf(id, 1.5)).toEqual(['Please enter a whole number'])
    expect(textOf(id, 3_000_000_000)).toEqual(['Must be 2147483647 or less'])
    expect(textOf(time, '24:00')).toEqual(['Please enter a time as HH:mm'])
    expect(textOf(time, '')).toEqual(['This is a required field.'])
    expect(textOf(phone, 'abc')).toEqual(['Please enter a phone number of 6 to 15 digits'])
  })

  it('has no invisible characters that reorder or split a text, and keeps those that a script needs', () => {
    const read = (typed: string) => requiredText().parse(typed)
    expect(read('\u202eAsha\u202c \u2066Rao\u2069\ufeff\u200b\u0007')).toBe('Asha Rao')
    const needed = [
      'क्\u200dष',
      'می\u200cخواهم',
      'a\tb\nc',
      '👨\u200d👩\u200d👧 🏴\u{e0067}\u{e007f}',
      'א\u200f!',
    ]
    for (const typed of needed) expect(read(typed)).toBe(typed)
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'क', '\u200d', '\u202a', '\u2067', '\u200b', '\u001b')),
        (signs) => {
          const kept = signs.filter((sign) => /[aक\u200d]/.test(sign)).join('')
          expect(text().parse(signs.join(''))).toBe(kept)
        },
      ),
    )
  })

  it('of a password is read as typed, since the stored password has every character', () => {
    expect(givenPassword().parse('pass\u200bword\u202e')).toBe('pass\u200bword\u202e')
  })

  it('accepts every amount of rupees and paise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        (amount) => textOf(money, amount / 100) === undefined,
      ),
    )
  })

  it('accepts an id in an address only as digits', () => {
    for (const value of ['', ' ', '1.5', '-1', '0', 'x', '1e3', '0x10', '99999999999', null, true, []])
      expect([value, textOf(idInAddress, value)]).toEqual([value, expect.any(Array)])
    expect(idInAddress.parse('42')).toBe(42)
  })
})

describe('rupees', () => {
  it('are grouped as in India', () => {
    expect(
      [0, 5, 999, 1000, 100000, 123456.5, 12345678.9, -1500].map((amount) => formatRupees(amount)),
    ).toEqual([
      'Rs. 0.00',
      'Rs. 5.00',
      'Rs. 999.00',
      'Rs. 1,000.00',
      'Rs. 1,00,000.00',
      'Rs. 1,23,456.50',
      'Rs. 1,23,45,678.90',
      '-Rs. 1,500.00',
    ])
  })

  it('keep every digit of large sums', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (paise) => {
        const written = formatRupees(new Big(paise.toString()).div(100))
        expect(written).toMatch(/^-?Rs\. \d{1,2}(,\d{2})*(,\d{3})?\.\d{2}$|^-?Rs\. \d{1,3}\.\d{2}$/)
        expect(BigInt(written.replace(/[^\d-]/g, ''))).toBe(paise)
      }),
    )
  })

  it('are never negative zero after rounding', () => {
    expect(formatRupees('-0.004')).toBe('Rs. 0.00')
  })
})

describe('a missing or wrong value is refused with its text', () => {
  const required = ['This is a required field']
  it.each([
    ['an empty number', money, '', required],
    ['an empty whole number', z.int(), '', required],
    ['an empty flag', z.boolean(), '', required],
    ['a missing number in an address', wholeInAddress(1901, 2199), undefined, required],
    ['an empty number in an address', wholeInAddress(1901, 2199), '', required],
    ['another number in an address', wholeInAddress(1901, 2199), 'x', ['Please enter a number']],
    ['a day as people type it', date, '26/11/2026', ['Please enter a date that exists, as YYYY-MM-DD']],
    ['another word', enumOrEmpty(['A', 'B']), 'OTHER', ['Must be one of: A, B']],
  ])('%s', (_, schema, value, errors) => {
    expect(textOf(schema, value)).toEqual(errors)
  })

  it('an empty choice is none', () => {
    expect(enumOrEmpty(['A', 'B']).parse('')).toBeNull()
    expect(wholeInAddress(1, 9).parse('7' as never)).toBe(7)
  })

  it('an empty number of a filter is none, and not 0', () => {
    const hour = optionalWholeInAddress(0, 23)
    expect([undefined, '', ' ', '0', '23'].map((given) => hour.parse(given as never))).toEqual([
      ...[undefined, undefined, undefined],
      ...[0, 23],
    ])
    expect(['24', 'x', '1.5'].filter((given) => hour.safeParse(given).success)).toEqual([])
  })
})

describe('yes or no', () => {
  it.each([undefined, null, ''])('is missing as %j', (value) =>
    expect(textOf(flag, value)).toEqual(['This is a required field']),
  )

  it.each([2, '1', 'yes'])('is refused as %j', (value) =>
    expect(textOf(flag, value)).toEqual(['This value is not valid']),
  )
})
