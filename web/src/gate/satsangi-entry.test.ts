import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { expect, test } from 'vitest'
import { daysOf, initialOf } from './satsangi-entry.ts'

const days = daysOf('2026-11-21', undefined)

/** Returns the list and the number of adults with which the check-in of a reservation opens. */
function opened(reservation: Partial<Reservation>) {
  const whole = { customer: 'Agra', departure_time: '10:00', ...reservation } as Reservation
  const { members, adults } = initialOf(days, whole, undefined)
  return { list: members.map(({ name, i_card_number }) => [name, i_card_number]), adults }
}

test('a check-in opens with the members, or with the applicant if no member is named', () => {
  const applicant = { applicant_name: 'Asha Rao', id_card_no: 'IC-1', members: [] }
  const members = [{ name: 'Ravi', age: 40, i_card_number: ' ' }]
  expect(opened({ ...applicant, members, members_count: 1 })).toEqual({ list: [['Ravi', 'NA']], adults: 0 })
  expect(opened({ ...applicant, members_count: 0 })).toEqual({ list: [['Asha Rao', 'IC-1']], adults: 0 })
  expect(opened({ ...applicant, id_card_no: null, members_count: 2 })).toEqual({
    list: [['Asha Rao', 'NA']],
    adults: 1,
  })
})

test('an applicant known only by a card is not in the list, so the gate asks for the name', () => {
  const unknown = { applicant_name: 'IC-9', id_card_no: 'IC-9', members: [], members_count: 0 }
  expect(opened(unknown)).toEqual({ list: [], adults: 0 })
})

test('a card that an application has for several members is kept only for the first, since repeats are refused', () => {
  const member = (name: string, i_card_number: string) => ({ name, age: 40, i_card_number })
  const members = [member('Asha', 'IC-1'), member('Ravi', ' ic-1'), member('Tara', 'NA'), member('Uma', 'NA')]
  expect(opened({ members, members_count: 4 })).toEqual({
    list: [
      ['Asha', 'IC-1'],
      ['Ravi', 'NA'],
      ['Tara', 'NA'],
      ['Uma', 'NA'],
    ],
    adults: 0,
  })
})
