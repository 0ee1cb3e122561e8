import { say } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { CallFailure } from '../api/failure.ts'
import { leftAfter } from './select-again.ts'

const selected = [{ application_number: 'A26-000001' }, { application_number: 'A26-000002' }]
const refusal = (text: ReturnType<typeof say>) => new CallFailure(400, text)

test('a refusal that asks to select again removes the reservation it names from the selection, or all', () => {
  const named = say('Reservation {{number}} of {{name}} is no longer NEW. Please select again.', {
    number: 'A26-000001',
    name: 'Asha Rao',
  })
  expect(leftAfter(refusal(named), selected)).toEqual([{ application_number: 'A26-000002' }])
  const any = say('One of these reservations was changed meanwhile. Please select again.')
  expect(leftAfter(refusal(any), selected)).toEqual([])
  expect(leftAfter(refusal(say('Please try again later.')), selected)).toBeUndefined()
  expect(leftAfter(new Error('lost'), selected)).toBeUndefined()
})
