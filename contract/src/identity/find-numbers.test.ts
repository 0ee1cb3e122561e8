import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findNumbers, replaceNumbers, withoutNumbers } from './find-numbers.ts'
import { hasCheckDigit } from './number.ts'

const digits = (length: number) =>
  fc
    .stringMatching(new RegExp(`^[2-9][0-9]{${length - 2}}$`))
    .map((start) => [...'0123456789'].map((end) => start + end).find(hasCheckDigit) ?? '')
const aadhaar = digits(12)
const virtualId = digits(16)

/** Zeros: full width, Devanagari, Arabic-Indic, Persian, Bengali, Gurmukhi, Gujarati, Tamil, bold. */
const zeros = [0xff10, 0x966, 0x660, 0x6f0, 0x9e6, 0xa66, 0xae6, 0xbe6, 0x1d7ce]
const inScript = (number: string, zero: number) =>
  [...number].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
const fours = (number: string, separator: string) => (number.match(/..../g) ?? []).join(separator)

const separators = [
  ...[' ', '  ', '-', '_', ',', ', ', '#', "'", '.', '/', ' - ', ':', ';', '|', '*', '~', '·', '\t', '\n'],
  ...['\u00a0', '\u2003', '–', '—', '\u200b', '\u200d', '\ufeff', '\u2060', '\u00ad', '\\', '+', '(', '’'],
]
const prefixes = ['', 'UID:', 'UID: ', 'Aadhaar no. ', 'आधार ', 'aadhaar=', '(', 'no.', 'x', 'ID-']

describe('an identity number is found', () => {
  test('in any spelling, and only its end stays visible', () => {
    fc.assert(
      fc.property(
        fc.oneof(aadhaar, virtualId),
        fc.constantFrom(...separators),
        fc.constantFrom(...prefixes),
        fc.constantFrom(0x30, ...zeros),
        fc.constantFrom('fours', 'whole', 'each', 'threes'),
        (number, separator, prefix, zero, way) => {
          const groups =
            way === 'fours'
              ? fours(number, separator)
              : way === 'whole'
                ? number
                : [...number].join(separator)
          const spelled =
            way === 'threes' && number.length === 12 && separator !== ', '
              ? (number.match(/.../g) ?? []).join(separator)
              : groups
          const written = [...spelled].map((one) => (/\d/.test(one) ? inScript(one, zero) : one)).join('')
          const text = `${prefix}${written}`
          expect(
            findNumbers(text).map((one) => one.digits),
            JSON.stringify(text),
          ).toEqual([number])
          expect(withoutNumbers(`${text} x`)).toBe(`${prefix}XXXX XXXX ${number.slice(-4)} x`)
        },
      ),
      { numRuns: 3_000 },
    )
  })

  test('in groups of four or as one group within a row of groups, as after the number of a room', () => {
    const other = fc.stringMatching(/^\d{1,3}$/)
    fc.assert(
      fc.property(
        fc.oneof(aadhaar, virtualId),
        other,
        other,
        fc.constantFrom(' ', '-'),
        fc.boolean(),
        (number, a, b, part, isWhole) => {
          const spelled = isWhole ? number : fours(number, part)
          // The whole row may be a number too.
          expect(withoutNumbers([a, spelled, b].join(part))).not.toContain(spelled)
        },
      ),
    )
  })
})

describe('what surrounds and parts a number', () => {
  const one = '234567890124'

  test('any number of blanks and line ends may separate the digits of a copied number', () => {
    for (const gap of ['    ', '\r\n\r\n', '\t \t \t']) {
      const written = fours(one, gap)
      expect([gap, withoutNumbers(`of ${written}, please`)]).toEqual([gap, 'of XXXX XXXX 0124, please'])
    }
  })

  test('invisible characters do not separate digits, and those after the number stay', () => {
    expect(withoutNumbers(`2345${'\u200b'.repeat(9)}67890124\u200b x`)).toBe('XXXX XXXX 0124\u200b x')
    expect(withoutNumbers('2345 \u200b6789 0124')).toBe('XXXX XXXX 0124')
  })

  test('a text without any digit stays as it is', () =>
    expect(withoutNumbers('Asha Rao of Dayalbagh')).toBe('Asha Rao of Dayalbagh'))

  it.each([
    ['more than three characters between the groups', '2345 -- 6789 -- 0124'],
    ['words between the groups', '2345 or 6789 or 0124'],
    ['groups of different lengths with different separators', '2345-678 90124'],
    ['groups of three with different separators', '234-567 890-124'],
    ['a part of a longer row of groups', '12-345-678-901-24-55'],
    ['the beginning of a longer row of groups', '234-567-890-124-55'],
    ['a list of numbers of different lengths', 'Rooms 2, 34, 567, 890, 124'],
  ])('%s make no number', (_, text) => {
    expect(withoutNumbers(text)).toBe(text)
  })

  test('a virtual id also has a check digit, and does not begin with 0 or 1', () => {
    const ended = (start: string) => [...'0123456789'].map((end) => start + end)
    for (const start of ['234567890124567', '134567890124567', '034567890124567'])
      for (const id of ended(start))
        expect(findNumbers(id)).toHaveLength(hasCheckDigit(id) && start.startsWith('2') ? 1 : 0)
  })

  test('a plus sign may stand apart from a mobile number of India', () => {
    const mobile = [...'0123456789'].map((end) => `91987654321${end}`).find(hasCheckDigit) ?? ''
    expect(withoutNumbers(`a + ${mobile}`)).toBe(`a + ${mobile}`)
    expect(withoutNumbers(`+ a ${mobile}`)).not.toContain(mobile)
    expect(replaceNumbers(mobile, (digits) => digits.slice(-4))).toBe(mobile.slice(-4))
  })

  test('a foreign number is a phone number only after a plus sign in a field for phones', () => {
    const texts = [withoutNumbers(`+${one}`, true), withoutNumbers(one, true), withoutNumbers(`+${one}`)]
    expect(texts).toEqual([`+${one}`, 'XXXX XXXX 0124', '+XXXX XXXX 0124'])
  })
})

describe('no identity number', () => {
  it.each([
    ['a phone number', '9876543210'],
    ['a phone number with its country', '+91 98765 43210'],
    ['an amount', 'Rs. 1,23,456.00'],
    ['a date and a time', '2026-11-21 10:30'],
    ['a moment', '2026-11-21T08:00:00.000+05:30'],
    ['rooms', 'Rooms 201, 202, 203 and 204'],
    [
      'a list of rooms',
      fc.sample(
        aadhaar.map((one) => `Rooms ${one.match(/.../g)?.join(', ')}`),
        1,
      )[0] ?? '',
    ],
    ['a long number', '23412341234623412341'],
    ['what is masked already', 'XXXX XXXX 2346'],
  ])('is %s', (_, text) => expect(withoutNumbers(text)).toBe(text))

  test('is a reference number of 12 digits with a different check digit', () => {
    fc.assert(
      fc.property(aadhaar, fc.integer({ min: 1, max: 9 }), (number, more) => {
        const wrong = number.slice(0, 11) + ((Number(number[11]) + more) % 10)
        expect(findNumbers(`UTR ${wrong}`)).toEqual([])
      }),
    )
  })

  test('is a mobile number with its country code in a field for phone numbers, or after a plus sign', () => {
    const mobiles = fc
      .stringMatching(/^91[6-9]\d{8}$/)
      .map((start) => [...'0123456789'].map((end) => start + end).find(hasCheckDigit) ?? '')
    fc.assert(
      fc.property(mobiles, (number) => {
        expect([withoutNumbers(number, true), withoutNumbers(`+${number}`)]).toEqual([number, `+${number}`])
        expect(findNumbers(number)).toHaveLength(1)
      }),
    )
  })

  test('is in an already masked text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), aadhaar, (text, number) => {
        const once = withoutNumbers(`${text}${number}${text}`)
        expect(withoutNumbers(once)).toBe(once)
      }),
    )
  })
})
