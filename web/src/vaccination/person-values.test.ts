import { personUpTo } from '@nivas/contract/vaccination/schemas.ts'
import { expect, test } from 'vitest'
import { valuesOfFound } from './person-values.ts'

const found = {
  customerId: 7,
  cardNo: 'UPW-1',
  name: 'S. K.',
  lastName: 'Rao-Singh',
  dob: null,
  phone: '919876543210',
  city: 'Agra',
  record: null,
}

test('a person of the registry whose names contain dots and hyphens fills in a form that can be saved', () => {
  const values = valuesOfFound(found)
  expect(values).toMatchObject({ firstName: 'S K', lastName: 'Rao Singh', mobile: '9876543210' })
  const doses = [{ dose: 1, vtype: 1, date: '2026-05-01' }]
  expect(personUpTo('2026-11-21').safeParse({ ...values, doses }).success).toBe(true)
})

test('a person with only one name leaves the last name empty', () => {
  expect(valuesOfFound({ ...found, lastName: '' })).toMatchObject({ lastName: '' })
})
