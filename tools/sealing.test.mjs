import { expect, test } from 'vitest'
import { openerOf } from '../server/src/identity/open-sealed.ts'
import { seal } from '../web/src/outbox/seal.ts'

// This test is here because server and web may not import each other; they share only the contract.
test("the server opens a text that the browser's function sealed, in its own submission only", async () => {
  const server = await openerOf({ identityKey: 'a key of at least sixteen characters', dataDir: '' })
  const texts = { 'XXXX XXXX 0124 #k3f9aa': '2345 6789 0124' }
  const [key, another] = [crypto.randomUUID(), crypto.randomUUID()]
  const sealed = await seal(server.publicKey, key, texts)
  expect(sealed).not.toContain(btoa('6789'))
  expect(await server.open(sealed, key)).toEqual(texts)
  expect(await server.open(sealed, another)).toBeUndefined()
})
