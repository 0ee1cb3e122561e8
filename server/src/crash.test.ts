import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { access } from '@nivas/contract/access/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, sessionOf } from './testing/client.ts'
import { copyFirstStart } from './testing/first-start.ts'
import { makeFolder } from './testing/folder.ts'
import { type ServerProcess, startServer } from './testing/process.ts'

let dataDir: string
let server: ServerProcess
const postmasterFile = () => join(dataDir, 'postgres/postmaster.pid')
const postmaster = () => Number.parseInt(readFileSync(postmasterFile(), 'utf8'), 10)

async function start(administrator: { email: string; password: string }): Promise<Client> {
  server = startServer({ DATA_DIR: dataDir, NIVAS_DEMO: '1' })
  const origin = await server.ready
  const { headers } = await clientOf(origin).send(access.login, administrator)
  return clientOf(origin, 0, sessionOf(headers))
}

beforeEach(() => {
  dataDir = makeFolder('crash')
})

afterEach(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  if (existsSync(postmasterFile())) process.kill(postmaster(), 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true })
})

/**
 * The state of a cashier's screen: the amount, the key of this submission, and the receipt once the server has
 * answered.
 */
type Wanted = { id: number; amount: number; key: string; receipt?: number }

/** Pays all unacknowledged amounts, eight at a time, until all are paid or the server is gone. */
async function payAll(staff: Client, wanted: Wanted[]) {
  const waiting = wanted.filter((one) => one.receipt === undefined)
  const cashier = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { status, body } = await staff.send(
        reservations.takeBhent,
        { id: one.id, payment_amount: one.amount },
        { 'idempotency-key': one.key },
      )
      if (status === 200) one.receipt = body.data.payment?.receipt_number ?? -1
    }
  }
  await Promise.allSettled(Array.from({ length: 8 }, cashier))
}

test('kill -9 while money is taken: every acknowledged payment exists once, and no number is missing', {
  timeout: 240_000,
}, async () => {
  const administrator = await copyFirstStart(dataDir)
  let staff = await start(administrator)
  const holds = await staff.data(reservations.list, { status: 'HOLD', per_page: 200 })
  const wanted: Wanted[] = holds.map(({ id, total_amount }) => ({
    id,
    amount: total_amount,
    key: randomUUID(),
  }))
  expect(wanted.length).toBeGreaterThan(40)

  let interrupted = 0
  for (const [delay, withDatabase] of [
    [25, false],
    [60, true],
    [10, false],
    [40, true],
  ] as const) {
    const paying = payAll(staff, wanted)
    await sleep(delay)
    const database = postmaster()
    server.child.kill('SIGKILL')
    if (withDatabase) process.kill(database, 'SIGKILL')
    await Promise.all([paying, server.ended])
    if (wanted.some((one) => one.receipt === undefined)) interrupted += 1
    staff = await start(administrator)

    const acknowledged = wanted.filter((one) => one.receipt !== undefined)
    for (const { id, receipt } of acknowledged) {
      const { status, payments } = await staff.data(reservations.get, { id })
      expect([status, payments.map((line) => line.receipt_number)]).toEqual(['PAID', [receipt]])
    }
  }
  expect(interrupted).toBeGreaterThan(0)

  // The screens retry all unanswered payments: each is paid exactly once.
  await payAll(staff, wanted)
  expect(wanted.filter((one) => one.receipt === undefined)).toEqual([])
  const receipts: number[] = []
  for (const { id, amount, receipt } of wanted) {
    const { payments, rooms, status } = await staff.data(reservations.get, { id })
    expect([status, payments.map((line) => [line.receipt_number, line.payment_amount])]).toEqual([
      'PAID',
      [[receipt, amount]],
    ])
    expect(rooms.length).toBeGreaterThan(0)
    receipts.push(receipt ?? 0)
  }
  receipts.sort((a, b) => a - b)
  expect(receipts).toEqual(receipts.map((_, index) => (receipts[0] ?? 0) + index))
})
