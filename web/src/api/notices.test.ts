import { expect, test } from 'vitest'
import { createOneNotice, notices, notify } from './notices.ts'

const shown = () => notices.get().map(({ text }) => text)

test('a search takes the notice of the last one away, and leaves those of other actions', () => {
  notify.success('Record Added successfully.')
  const found = createOneNotice()
  found.show('39 visits found.')
  found.show('0 visits found.')
  expect(shown()).toEqual(['Record Added successfully.', '0 visits found.'])
  found.takeAway()
  expect(shown()).toEqual(['Record Added successfully.'])
})
