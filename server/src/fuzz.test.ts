import { expect, test } from 'vitest'
import { fillDemo } from './demo/index.ts'
import { today } from './testing/factories.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'
import { useServer } from './testing/server.ts'

const server = useServer()

test('no wrong or hostile input makes the server fail, wait, tell how it is made, or write what it refused', {
  timeout: 180_000,
}, async () => {
  await fillDemo(server.db, { today })
  const { failures, inputs } = await fuzz(server, { inputs: 900, seed: 1 })
  expect(failures).toEqual([])
  expect(inputs).toBeGreaterThanOrEqual(900)
})
