import { expect, test } from 'vitest'
import { createOneNotice, notices, notify } from './notices.ts'

const shown = () => notices.get().map(({ text }) => text)

test('a search removes the notice of the previous search, and keeps those of other actions', () => {
  notify.success('Record Added successfully.')
  const found = createOneNotice()
  found.show('39 visits found.')
  found.show('0 visits found.')
  expect(shown()).toEqual(['Record Added successfully.', '0 visits found.'])
  found.takeAway()
  expect(shown()).toEqual(['Record Added successfully.'])
})
