import { say } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { inLanguage } from '../languages/translate.ts'
import type { Translate } from '../languages/use-text.ts'
import { happened, inputShortly } from './happenings.ts'

test('a history entry is shown in plain words, else by the summary or the name of its call', () => {
  expect(happened({ call: 'reservations.takeBhent', said: {} })).toBe('Bhent collected')
  expect(happened({ call: 'reservations.checkIn', said: { type: 'GATE' } })).toBe('Checked in at the gate')
  expect(happened({ call: 'reservations.moveStay', said: { to_room_id: 7 } })).toBe('Moved to another room')
  expect(happened({ call: 'reservations.moveStay', said: {} })).toBe('Moved to other days')
  expect(happened({ call: 'reservations.list', said: {} })).toMatch(/^Reservations of/)
  expect(happened({ call: 'gate.entry', said: {} })).toBe('gate.entry')
})

test('a payload is shown in short, even with unexpected values', () => {
  const format = { day: (day: string) => day, rupees: (amount: number) => `Rs. ${amount}` }
  const t: Translate = (key, ...values) =>
    inLanguage(english, typeof key === 'object' ? key : say(key, ...values))
  const english = { language: 'en' as const, hindi: {}, names: {} }
  expect(
    inputShortly(
      {
        said: { id: 1, payment_amount: 500, donation_amount: 51, room_ids: [1, 2] },
        receipt: { id: 4, receipt_number: 12 },
      },
      t,
      format,
    ),
  ).toEqual(['Receipt 12', 'Rs. 500', 'Rs. 51 additional', '2 rooms'])
  const parted = { call: 'reservations.parted', said: { combined: 'A26-000123' } }
  expect(happened(parted)).toBe('NEW again: the combined reservation was deleted')
  expect(inputShortly({ ...parted, receipt: null }, t, format)).toEqual(['A26-000123'])
  const odd = { room_ids: 'odd', comments: null, arrival_date: 7 }
  expect(inputShortly({ said: odd, receipt: null }, t, format)).toEqual([])
})
