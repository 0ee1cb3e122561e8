import { expect, test } from 'vitest'
import { hideInText, hideNumbers } from './hide-numbers.ts'
import { hasCheckDigit } from './number.ts'

test('a body with a nesting depth of ten thousand is cut, and no number is left in it', () => {
  let deep: unknown = '2345 6789 0124'
  for (let level = 0; level < 10_000; level += 1) deep = level % 2 ? [deep] : { a: deep }
  const hidden = hideNumbers({ name: 'Asha', deep }, () => 'masked')
  expect(hidden.name).toBe('Asha')
  expect(JSON.stringify(hidden)).not.toMatch(/0124/)
})

const aadhaar = '2345 6789 0124'
const digits = Number(aadhaar.replaceAll(' ', ''))
const hidden = (text: string, field: string) => hideInText(text, field, () => 'stand-in')

test('a number in a field for a card gets a stand-in, in any other text a mask', () => {
  for (const field of ['id_card_no', 'idNumber', 'cardNo', 'cardno', 'wanted', 'adharid'])
    expect(hidden(aadhaar, field)).toBe('stand-in')
  expect(hidden(aadhaar, 'comments')).not.toMatch(/6789/)
  expect(hidden('S-4711', 'id_card_no')).toBe('S-4711')
})

test('in a field for a card, twelve digits with a wrong check digit also get a stand-in', () => {
  for (const field of ['cardNo', 'cardno']) expect(hidden('2345 6789 0125', field)).toBe('stand-in')
  expect(hidden('2345 6789 0125', 'comments')).toBe('2345 6789 0125')
})

test('the field for Aadhaar numbers holds one in any form; an empty one, or NA, holds none', () => {
  expect(hidden('no number', 'adharid')).toBe('stand-in')
  for (const empty of ['', '  ', 'NA', 'n/a', '-']) expect(hidden(empty, 'adharid')).toBe(empty)
})

test('references, keys and masked numbers stay unchanged', () => {
  for (const field of ['utr', 'meterno', 'barcode', 'mac'])
    expect(hidden(String(digits), field)).toBe(String(digits))
  const key = `12345678-1234-1234-1234-${digits}`
  expect(hidden(key, 'comments')).toBe(key)
  expect(hidden('XXXX XXXX 0124', 'id_card_no')).toBe('XXXX XXXX 0124')
})

test('a mobile number with its country code stays unchanged in a search for phones', () => {
  // Its last digit is right for an identity number too.
  const mobile = [...'0123456789'].map((end) => `91987654321${end}`).find(hasCheckDigit) ?? ''
  expect(hidden(mobile, 'comments')).not.toBe(mobile)
  for (const field of ['phone', 'mobileNumber']) expect(hidden(mobile, field)).toBe(mobile)
  expect(hidden(mobile, 'wanted')).toBe('stand-in')
  expect(hidden(` +${mobile}`, 'wanted')).toBe(` +${mobile}`)
  // A foreign number with its plus sign also stays, but only in a search.
  expect(hidden('+234567890124', 'wanted')).toBe('+234567890124')
  expect(hidden('+234567890124', 'id_card_no')).toBe('stand-in')
})

test('a number that is sent as a number, or as the name of a field, is masked too', () => {
  const sent = { known: { count: digits, [digits]: 1, list: [digits, 7], utr: digits, amount: 100_000_000 } }
  expect(hideNumbers(sent, () => 'x')).toEqual({
    known: {
      count: 'XXXX XXXX 0124',
      'XXXX XXXX 0124': 1,
      list: ['XXXX XXXX 0124', 7],
      utr: digits,
      amount: 100_000_000,
    },
  })
})

test('texts at any depth are masked, and other values stay unchanged', () => {
  const given = { a: [1, null, { comments: aadhaar, n: 2 }], keep: aadhaar, inner: { keep: aadhaar } }
  const result = hideNumbers(given, () => 'x', ['keep'])
  expect(result).toEqual({
    a: [1, null, { comments: expect.not.stringMatching(/6789/), n: 2 }],
    keep: aadhaar,
    inner: { keep: aadhaar },
  })
})
