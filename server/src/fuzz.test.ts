import { expect, test } from 'vitest'
import { fillDemo } from './demo/index.ts'
import { everyCall } from './testing/every-call.ts'
import { today } from './testing/factories.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'
import { useServer } from './testing/server.ts'

const server = useServer()

/** The number of requests for each call; `npm run test:all` and `npm run fuzz` send more. */
const EACH = process.env.NIVAS_TEST_ALL ? 10 : 3

test('wrong or hostile input causes no failure, no long wait, no leak of internals, and no write of a refused call', {
  timeout: 180_000,
}, async () => {
  await fillDemo(server.db, { today })
  const wanted = EACH * everyCall.length
  const { failures, inputs } = await fuzz(server, { inputs: wanted, seed: 1 })
  expect(failures).toEqual([])
  expect(inputs).toBeGreaterThanOrEqual(wanted)
})
