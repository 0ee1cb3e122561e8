import { doneBefore, usedBefore } from '@nivas/contract/outbox.ts'
import { say } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { CallFailure, genericText } from '../api/failure.ts'
import { outcomeOf } from './outcome-of.ts'

const failure = (status: number) => new CallFailure(status, genericText.wrong)

test.each([0, 200, 408, 425, 429, 502, 503, 504])('after %i an item waits for the next round', (status) => {
  expect(outcomeOf(failure(status))).toEqual({ is: 'later' })
})

test('an aborted item waits too, and after 401 the user has to sign in', () => {
  expect(outcomeOf(new DOMException('', 'TimeoutError'))).toEqual({ is: 'later' })
  expect(outcomeOf(failure(401))).toEqual({ is: 'signed out' })
})

test.each([400, 403, 404, 422])('%i is a refusal', (status) => {
  expect(outcomeOf(failure(status))).toMatchObject({ is: 'refused', refusal: { status } })
  expect(outcomeOf(failure(status))).not.toHaveProperty('perhaps')
})

test('an item whose sender has lost the permission waits for a user who has it', () => {
  const text = "You don't have permission to do this. Nothing was saved. Please contact administrator."
  expect(outcomeOf(new CallFailure(403, say(text)))).toEqual({ is: 'not theirs' })
})

test('500 may be the server’s own fault', () => {
  expect(outcomeOf(failure(500))).toMatchObject({ is: 'refused', perhaps: true })
})

test('an item that the server has counts as sent, even without its answer', () => {
  expect(outcomeOf(new CallFailure(400, say(doneBefore)))).toEqual({ is: 'sent' })
})

test('an item that the server has under its key, as an earlier version read it, counts as sent', () => {
  const used = new CallFailure(422, say(usedBefore), { 'Idempotency-Key': [say(usedBefore)] })
  expect(outcomeOf(used)).toEqual({ is: 'sent' })
  const wrong = new CallFailure(422, say('This value is not valid'), {
    'Idempotency-Key': [say('Idempotency-Key must be a UUID')],
  })
  expect(outcomeOf(wrong)).toMatchObject({ is: 'refused' })
})
