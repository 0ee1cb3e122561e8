import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityNumberOf } from './identity/card-number.ts'
import { mapTexts } from './identity/hide-numbers.ts'
import { canBeAadhaar } from './identity/number.ts'
import {
  doneBefore,
  hideSecrets,
  keyOfProvisional,
  madeAt,
  outOfOrder,
  provisionalNumber,
  usedBefore,
} from './outbox.ts'

const now = new Date('2026-11-21T09:00:00Z')
const MINUTE = 60_000

test('pages that opened before an update recognise what the server already has, and a receipt out of order', () => {
  expect([doneBefore, usedBefore, outOfOrder]).toEqual([
    'The server has this already.',
    'This Idempotency-Key was used for another request',
    'The receipts of a till must arrive in their order.',
  ])
})

test('the age of an entry is its waiting time, even with a wrong clock at the counter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 * 1440 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      (minutes, wrong) => {
        const sent = now.getTime() + wrong
        const at = madeAt(
          {
            made_at: new Date(sent - minutes * MINUTE).toISOString(),
            sent_at: new Date(sent).toISOString(),
          },
          now,
        )
        expect(at?.getTime()).toBe(now.getTime() - minutes * MINUTE)
      },
    ),
  )
})

test('an entry with an impossible waiting time, after a change of the clock, was made now', () => {
  const after = (minutes: number) =>
    madeAt(
      { made_at: now.toISOString(), sent_at: new Date(now.getTime() + minutes * MINUTE).toISOString() },
      now,
    )
  for (const minutes of [-0.01, -4, -6, -1e6, 31 * 1440, 1e8]) expect(after(minutes)).toEqual(now)
})

test('hidden numbers leave only their ends, and are restored in their places', () => {
  const digits = fc.stringMatching(/^[2-9]\d{11}$/)
  fc.assert(
    fc.property(fc.uniqueArray(digits, { maxLength: 20 }), digits, (cards, number) => {
      const entry = {
        idNumber: number,
        adharid: 'AB 1234567',
        id_card_no: 'IC-1',
        members: [
          { i_card_number: 'NA' },
          ...cards.map((card) => ({ i_card_number: canBeAadhaar(card) ? `UID:${card}` : card })),
        ],
      }
      let marks = 0
      const { request: left, hidden } = hideSecrets(entry, () => String(marks++).padStart(6, '0'))
      for (const card of [number, 'AB 1234567', ...cards]) expect(JSON.stringify(left)).not.toContain(card)
      expect(left.id_card_no).toBe('IC-1')
      expect(mapTexts(left, (text) => hidden[text] ?? text)).toEqual({
        ...entry,
        // Text around a number is not stored, where the number has a valid check digit.
        members: entry.members.map(({ i_card_number }) => ({
          i_card_number: identityNumberOf(i_card_number) ?? i_card_number,
        })),
      })
    }),
  )
})

test('a number in any other text of an entry is masked', () => {
  const entry = {
    visitorname: 'Ravi 2345 6789 0124',
    visit_purpose: { otherpurpose: 'UID:२३४५६७८९०१२४', visitormobile: '919876543210' },
  }
  expect(hideSecrets(entry, () => '000000')).toEqual({
    request: {
      visitorname: 'Ravi XXXX XXXX 0124',
      visit_purpose: { otherpurpose: 'UID:XXXX XXXX 0124', visitormobile: '919876543210' },
    },
    hidden: {},
  })
})

test('a provisional number contains the beginning of its key, and differs from any card', () => {
  const key = '3f9aa012-1111-4222-8333-444455556666'
  expect(provisionalNumber(key)).toBe('W-3F9AA012')
  expect(keyOfProvisional(' w-3f9aa012 ')).toBe('3f9aa012')
  for (const number of ['12', 'W3F9AA012', 'IC-1', 'W-3F9AA01'])
    expect(keyOfProvisional(number)).toBeUndefined()
})

test('the texts of secret fields are hidden completely, at any depth, and an empty one stays empty', () => {
  const sale = { buyer: 'Asha', phone: '', lines: [{ item: 'Book', phone: '9876543210' }], till: 'phone' }
  let marks = 0
  const { request, hidden } = hideSecrets(sale, () => String(marks++).padStart(6, '0'), ['buyer', 'phone'])
  expect(request).toEqual({
    buyer: 'XXXX XXXX XXXX #000000',
    phone: '',
    lines: [{ item: 'Book', phone: 'XXXX XXXX XXXX #000001' }],
    till: 'phone',
  })
  expect(mapTexts(request, (text) => hidden[text] ?? text)).toEqual(sale)
  // A text that was hidden before stays unchanged: its original is sealed already.
  expect(hideSecrets(request, () => 'aaaaaa', ['buyer', 'phone'])).toEqual({ request, hidden: {} })
})

test('in a secret field for cards any number is hidden, and only the end of an identity number stays visible', () => {
  const hide = (idNumber: string) => hideSecrets({ idNumber }, () => '000000', ['idNumber'])
  expect(hide('Z7654321')).toEqual({
    request: { idNumber: 'XXXX XXXX XXXX #000000' },
    hidden: { 'XXXX XXXX XXXX #000000': 'Z7654321' },
  })
  expect(hide('2345 6789 0124')).toEqual({
    request: { idNumber: 'XXXX XXXX 0124 #000000' },
    hidden: { 'XXXX XXXX 0124 #000000': '234567890124' },
  })
})

test('the end of a number that a card has without the rest stays as it is, also in a secret field', () => {
  const end = { idNumber: 'XXXX XXXX 2697' }
  expect(hideSecrets(end, () => 'aaaaaa', ['idNumber']).request).toEqual(end)
})
