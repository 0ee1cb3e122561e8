import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../../db/connection.ts'
import { useServer } from '../server.ts'
import { fuzz } from './fuzz.ts'

// Tests that the fuzz test finds faults: servers with one fault each, on a real database.

const server = useServer()

type Reply = { status: number; body: string }

const refusal = JSON.stringify({ success: false, status: 'failed', message: 'No', error: 'No' })

/** Returns the findings for a server that gives this answer to every call except the one for the current user. */
async function foundOf(reply: () => Promise<Reply>, slowMs?: number) {
  const faulty = createServer((request, response) => {
    request.resume()
    request.on('end', async () => {
      const isAside = request.url === '/api/auth/user'
      const { status, body } = isAside ? { status: 400, body: refusal } : await reply()
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  }).listen(0, '127.0.0.1')
  await once(faulty, 'listening')
  const origin = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`
  const only = 'venue.attributes'
  const {
    failures,
    inputs: _,
    calls,
    ...found
  } = await fuzz({ ...server, origin }, { inputs: 4, seed: 1, only, ...(slowMs && { slowMs }) })
  faulty.close()
  return { ...found, calls, reported: failures.length }
}

const nothing = { status500: 0, slow: 0, leaks: 0, changed: 0, calls: 1, reported: 0 }

test('a server that refuses everything in the correct form has no fault', async () => {
  expect(await foundOf(async () => ({ status: 400, body: refusal }))).toEqual(nothing)
})

test('an answer of 500 is found', async () => {
  const found = await foundOf(async () => ({ status: 500, body: refusal }))
  expect(found).toEqual({ ...nothing, status500: 1, reported: 1 })
})

test.each([
  ['of a constraint', 400, 'duplicate key value violates unique constraint "one_open_entry_per_reservation"'],
  ['of a table', 422, 'There is nothing in gate_visitors'],
  ['of where it went wrong', 400, 'at writeVisit (file:///srv/nivas/server/src/gate/write-visit.ts:55:11)'],
  ['of a password', 200, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'],
])('a leak of internals in an answer is found: %s', async (_, status, message) => {
  const found = await foundOf(async () => ({ status, body: JSON.stringify({ message }) }))
  expect(found).toEqual({ ...nothing, leaks: 1, reported: 1 })
})

test('a write of a refused call is found', async () => {
  const requests = connect(server.url, { max: 1, forRequests: true })
  const found = await foundOf(async () => {
    await sql`insert into event_types (name) values (gen_random_uuid()::text)`.execute(requests.db)
    return { status: 400, body: refusal }
  })
  await requests.db.destroy()
  expect(found).toEqual({ ...nothing, changed: 1, reported: 1 })
})

test('a write of a job at the same time is not attributed to a request', async () => {
  const found = await foundOf(async () => {
    await sql`insert into event_types (name) values (gen_random_uuid()::text)`.execute(server.db)
    return { status: 400, body: refusal }
  })
  expect(found).toEqual(nothing)
})

test.each([
  ['again when it is alone is found', 1, 1],
  ['among others only is none', 2, 0],
])('an answer that is too slow %s', async (_, many, slow) => {
  let underWay = 0
  const found = await foundOf(async () => {
    underWay += 1
    if (underWay >= many) await sleep(320)
    underWay -= 1
    return { status: 400, body: refusal }
  }, 300)
  expect(found).toEqual({ ...nothing, slow, reported: slow })
})
