import { expect, test } from 'vitest'
import { answeredBefore } from './answered-before.ts'
import type { EntryRequest } from './entry.ts'

const short = (more: object) => ({ people: 1, ...more }) as EntryRequest
const party = (...cards: string[]) =>
  ({ members: cards.map((i_card_number) => ({ name: 'Asha', i_card_number })) }) as EntryRequest

test('a corrected entry keeps what the counter answered about its cards; a first entry has no answer', () => {
  const both = { inside: 'both' } as const
  expect(answeredBefore(short({ id_card_no: 'IC-1' }), undefined)).toEqual([])
  expect(answeredBefore(short({ id_card_no: ' ic-1' }), short({ id_card_no: 'IC-1', ...both }))).toBe('both')
  expect(answeredBefore(short({ idNumber: 'IC-1' }), short({ idNumber: 'IC-1', ...both }))).toBe('both')
  expect(answeredBefore(party('IC-1', 'NA'), { ...party('IC-1', 'IC-2'), ...both })).toBe('both')
})

test('that all stay inside does not hold for a card that the correction adds; a ticket still names its entry', () => {
  const aadhaar = 'XXXX XXXX 0019 #k3f9aa'
  const both = short({ adharid: aadhaar, inside: 'both' })
  expect(answeredBefore(short({ adharid: aadhaar }), both)).toBe('both')
  expect(answeredBefore(short({ adharid: aadhaar, id_card_no: 'IC-2' }), both)).toEqual([])
  expect(answeredBefore(party('IC-1', 'IC-2'), { ...party('IC-1'), inside: 'both' })).toEqual([])
  expect(answeredBefore(party('IC-1', 'IC-2'), { ...party('IC-1'), inside: [7] })).toEqual([7])
})
