import { expect, it } from 'vitest'
import { storedValue, storeValue } from './stored-value.ts'
import { tillKey, tillKeyNow } from './till.ts'

it('a stored key that the server would refuse with every write is replaced', async () => {
  storeValue('nivas.till', 'the red one')
  const key = await tillKey()
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect([tillKeyNow(), storedValue('nivas.till')]).toEqual([key, key])
})
