import { expect, test } from 'vitest'
import { sendWire } from '../testing/fuzz/wire.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })

const answerTo = async (request: Parameters<typeof sendWire>[1]) => {
  const answer = await sendWire(server.origin, request)
  return { status: answer?.status, body: answer && JSON.parse(answer.body) }
}

const refused = (message: string) => expect.objectContaining({ success: false, message })

test('an address that is too long is refused in the form of every refusal', async () => {
  const answer = await answerTo({
    method: 'GET',
    path: `/api/health/live?${'='.repeat(20_000)}`,
    headers: [],
  })
  expect(answer).toEqual({ status: 431, body: refused('The request is too large') })
})

test('the refusal arrives even when a body of a megabyte is still on its way', async () => {
  for (let round = 0; round < 20; round += 1) {
    const path = `/api/health/live?${'='.repeat(20_000)}`
    const answer = await answerTo({ method: 'GET', path, headers: [], body: Buffer.alloc(900_000, 'x') })
    expect(answer.status).toBe(431)
  }
})

test('data that is not an HTTP request is refused in the form of every refusal', async () => {
  const answer = await answerTo({ method: 'NO SUCH\u0000METHOD', path: '/', headers: [] })
  expect(answer).toEqual({ status: 400, body: refused('This request is not valid') })
})
