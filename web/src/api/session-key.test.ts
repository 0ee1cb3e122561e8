import { afterEach, expect, it } from 'vitest'
import { deleteSessionKey, STORAGE_KEY, sessionHeaders, sessionKey } from './session-key.ts'
import { storeValue } from './stored-value.ts'

afterEach(deleteSessionKey)

it('a stored key that the server never made is no session', () => {
  for (const damaged of ['', 'Nivas नि', 'a\u0000b', 'a\nb', 'two words', 'x'.repeat(20_000)]) {
    storeValue(STORAGE_KEY, damaged)
    expect([sessionKey(), sessionHeaders()]).toEqual([undefined, {}])
  }
  storeValue(STORAGE_KEY, 'Zm9v-Zm9v_42')
  expect(sessionHeaders()).toEqual({ 'X-Session-Key': 'Zm9v-Zm9v_42' })
})
