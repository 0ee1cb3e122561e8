import { say } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { CallFailure } from '../api/failure.ts'
import { unreadDoses } from './unread-doses.ts'

test('doses that cannot be read show the text of the specification; a lost connection shows its own', () => {
  const textAt = (status: number) => unreadDoses(new CallFailure(status, say('Please sign in'))).key
  expect(textAt(500)).toBe(
    'Something went when wrong getting Person Vaccination information. Please contact administrator.',
  )
  expect(textAt(0)).toBe('No connection. Please try again later.')
  expect(textAt(503)).toBe('Please try again later.')
})
