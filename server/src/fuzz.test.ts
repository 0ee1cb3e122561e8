import { expect, test } from 'vitest'
import { fillDemo } from './demo/index.ts'
import { today } from './testing/factories.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'
import { useServer } from './testing/server.ts'

const server = useServer()

test('wrong or hostile input causes no failure, no long wait, no leak of internals, and no write of a refused call', {
  timeout: 180_000,
}, async () => {
  await fillDemo(server.db, { today })
  const { failures, inputs } = await fuzz(server, { inputs: 900, seed: 1 })
  expect(failures).toEqual([])
  expect(inputs).toBeGreaterThanOrEqual(900)
})
