import { say } from '@nivas/contract/texts.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { connected } from '../api/client.ts'
import { lookUp } from './look-up.ts'

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => {
  fetched.mockReset()
  connected.set(true)
})

const noWords = say('No connection, and this browser has no stored words yet.')

test('a word is looked up at the server first; without an answer and without stored words the look-up fails', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect((await lookUp('seva')).failure).toEqual(noWords)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('without a connection the server is not asked', async () => {
  connected.set(false)
  expect((await lookUp('seva')).failure).toEqual(noWords)
  expect(fetched).not.toHaveBeenCalled()
})
