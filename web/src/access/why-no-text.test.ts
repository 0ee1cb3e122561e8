import { expect, test } from 'vitest'
import { whyNoText } from './why-no-text.ts'

test('a waiting mail says that it will be written, and a finished one that its text is gone', () => {
  const gone = 'Its text is no longer stored: it was delivered or is out of date.'
  for (const state of ['waiting', 'failed', 'kept'] as const) {
    expect(whyNoText({ kind: 'report', state })).toContain('A report.')
    expect(whyNoText({ kind: 'reset-link', state })).toContain('A link')
  }
  for (const kind of ['text', 'reset-link', 'report'] as const)
    for (const state of ['sent', 'expired'] as const) expect(whyNoText({ kind, state })).toBe(gone)
})
