import { say } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { readRefusal } from './earlier-refusal.ts'

test('the refusal of an entry from an earlier version is shown in the texts of this one', () => {
  const stored = {
    status: 422,
    message: 'Please check the marked fields.',
    errors: { 'kept.made_at': ['This is a required field'] },
  }
  expect(readRefusal(stored)).toEqual({
    status: 422,
    text: { key: 'Please check the marked fields.' },
    fields: { 'kept.made_at': [{ key: 'This is a required field' }] },
  })
})

test('a refusal of this version is read unchanged', () => {
  const stored = { status: 400, text: say('There is no such gate'), fields: {} }
  expect(readRefusal(stored)).toBe(stored)
})
