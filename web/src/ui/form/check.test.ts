import { OtherEntry } from '@nivas/contract/gate/entry.ts'
import { GateEntry } from '@nivas/contract/gate/gate-entry.ts'
import { Booking, TakeBhent } from '@nivas/contract/reservations/forms.ts'
import { personUpTo } from '@nivas/contract/vaccination/schemas.ts'
import { expect, test } from 'vitest'
import { changedOf, check, type FieldTexts, pathsToShow, textsAbove, withoutErrorsIn } from './check.ts'

const booking = {
  event_type_id: '',
  id_card_no: 'AB1',
  members: [
    { name: 'Asha', age: 40, i_card_number: 'NA' },
    { name: '', age: '', i_card_number: 'NA' },
  ],
  arrival_date: '2026-11-21',
  departure_date: null,
  arrival_time: '10:00',
  departure_time: '',
  phone: '9876543210',
  email: 'asha@example.in',
  bhandarghar_ticket: 'YES',
  room_ids: [1],
}

const keys = (texts: FieldTexts = {}) =>
  Object.fromEntries(Object.entries(texts).map(([field, { key }]) => [field, key]))

test('each invalid field has one text under its path, the specification’s where there is one', () => {
  expect(keys(check(Booking, booking).errors)).toEqual({
    event_type_id: 'Please select Bhandara/Satsang',
    'members.1.name': 'This is a required field',
    'members.1.age': 'This is a required field',
    departure_date: 'This is a required field',
    departure_time: 'This is a required field.',
  })
})

test('a phone number of another country goes to the server with its plus, others as digits', () => {
  const entry = (visitormobile: string, phone: string) =>
    check(OtherEntry, {
      gate_id: null,
      idNumber: 'AB1',
      visitorname: 'Asha',
      gents: 1,
      members: [{ name: 'Ravi', phone }],
      visit_purpose: { purpose_id: 6, visitormobile },
    }).data
  const sent = entry('+44 7911 123459', '+91 98765 43210')
  expect(sent?.visit_purpose.visitormobile).toBe('+447911123459')
  expect(sent?.members).toEqual([{ name: 'Ravi', phone: '919876543210' }])
  expect(entry('98765-43210', '+1 212 555 0123')?.members).toEqual([{ name: 'Ravi', phone: '12125550123' }])
})

test('an empty number field is reported as missing, an invalid one as invalid', () => {
  expect(keys(check(TakeBhent, { payment_amount: '' }).errors)).toEqual({
    payment_amount: 'This is a required field',
  })
  expect(keys(check(TakeBhent, { payment_amount: 1.234 }).errors)).toEqual({
    payment_amount: 'Please enter an amount with at most 2 decimals',
  })
})

test('valid values have the form that the call needs', () => {
  expect(check(TakeBhent, { payment_amount: 100 }).data).toEqual({
    payment_amount: 100,
    donation_amount: 0,
    payment_type: 'CASH',
    upiamount: 0,
    utr: null,
  })
})

test('the values of changed fields are returned, including emptied ones', () => {
  const values = { name: 'Asha', age: 40, note: null }
  expect(changedOf(values, (field) => field !== 'name')).toEqual({ age: 40, note: null })
})

test('leaving a field shows its error, and the error of a filled field that it made invalid', () => {
  const schema = personUpTo('2026-11-27')
  const empty = {
    firstName: '',
    lastName: '',
    mobile: '',
    address: '',
    adharCardNumber: '',
    dob: '',
    cardNo: '',
  }
  const noDate = [{ dose: 1, vtype: 1, date: '' }]
  const atFirst = check(schema, { ...empty, doses: noDate }).errors ?? {}
  const shownAt = (left: string | undefined, values: object, shown = {}) =>
    pathsToShow(check(schema, values).errors ?? {}, { shown, left, atFirst, values })
  const person = { ...empty, firstName: 'Geeta', mobile: '9876543210', address: 'Agra', dob: '1980-10-10' }
  expect(shownAt('doses.0.date', { ...person, doses: [{ dose: 1, vtype: 1, date: '1960-01-01' }] })).toEqual([
    'dob',
  ])
  expect(shownAt('firstName', { ...empty, firstName: 'R2', doses: noDate })).toEqual(['firstName'])
  // An empty field shows its error only when it is left, and a field that was invalid at first too.
  expect(shownAt('dob', { ...empty, firstName: 'R2', doses: noDate })).toEqual([])
  expect(shownAt(undefined, { ...empty, firstName: 'R2', doses: noDate }, { firstName: 'wrong' })).toEqual([
    'firstName',
  ])
})

test('when one of two fields is required, the one without an input adds no text above the fields', () => {
  const { errors = {} } = check(GateEntry, { id_card_no: '', adharid: '', issatsangi: false, people: 1 })
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining(['id_card_no', 'adharid', 'houseNo', 'fromdate']),
  )
  expect(textsAbove(errors, ['id_card_no', 'houseNo'])).toEqual([])
  expect(textsAbove(errors, ['fromdate'])).toEqual([{ key: 'Please enter From Date' }])
  const two = { a: { key: 'This is a required field' }, b: { key: 'This is a required field' } } as const
  expect(textsAbove(two, ['a', 'b'])).toHaveLength(2)
})

test('adding or removing a row removes only the errors of its list', () => {
  const shown = { firstName: 'wrong', doses: 'none', 'doses.1.date': 'late', dosesNote: 'long' }
  expect(withoutErrorsIn(shown, 'doses')).toEqual({ firstName: 'wrong', dosesNote: 'long' })
})
