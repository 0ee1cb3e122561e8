import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepable } from './keepable.ts'

const first = { name: '', phone: '', password: '', other_card_no: '', members: [] as unknown[] }

test('only fields that differ from their initial values are stored', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (name, changes) => {
      fc.pre(!/\d{8}/.test(name))
      const now = changes ? { ...first, name: `${name}!` } : first
      expect(keepable(now, first)).toEqual({ values: changes ? { name: `${name}!` } : {}, missing: [] })
    }),
  )
})

test('secret fields and identity numbers are left out, in any notation', () => {
  const number = '234567890124'
  const spellings = [
    number,
    '2345 6789 0124',
    '2345-6789-0124',
    'UID: 2345_6789_0124',
    '２３４５ ６７８９ ０१२४',
    '2345/6789,0124',
    '2345\u200b6789\u200b0124',
    'virtual id 9876 5432 1098 7659',
  ]
  for (const comments of spellings) {
    const { values, missing } = keepable({ ...first, name: 'Asha', comments }, { ...first, comments: '' })
    expect([values, missing]).toEqual([{ name: 'Asha', comments: '' }, ['comments']])
  }
  expect(keepable({ ...first, password: 'open sesame' }, first, ['password'])).toEqual({
    values: {},
    missing: ['password'],
  })
  // A partly typed number is left out too.
  expect(keepable({ ...first, other_card_no: '2345' }, first)).toEqual({
    values: { other_card_no: '' },
    missing: ['other_card_no'],
  })
  const member = { name: 'Asha', age: 40, i_card_number: '2345 6789' }
  expect(keepable({ ...first, members: [member] }, first)).toEqual({
    values: { members: [{ ...member, i_card_number: '' }] },
    missing: ['members'],
  })
})

test('a card of the venue and phone numbers are stored', () => {
  const members = [{ name: 'Asha', age: 40, i_card_number: 'NR-100107' }]
  const now = { ...first, phone: '9876543210, 9812345678', members }
  expect(keepable(now, first)).toEqual({ values: { phone: now.phone, members }, missing: [] })
})
