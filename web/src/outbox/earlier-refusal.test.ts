import { say } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { readRefusal } from './earlier-refusal.ts'

test('an entry that an earlier version kept as refused says why in the texts of this one', () => {
  const kept = {
    status: 422,
    message: 'Please check the marked fields.',
    errors: { 'kept.made_at': ['This is a required field'] },
  }
  expect(readRefusal(kept)).toEqual({
    status: 422,
    text: { key: 'Please check the marked fields.' },
    fields: { 'kept.made_at': [{ key: 'This is a required field' }] },
  })
})

test('one that this version kept is read as it is', () => {
  const kept = { status: 400, text: say('There is no such gate'), fields: {} }
  expect(readRefusal(kept)).toBe(kept)
})
