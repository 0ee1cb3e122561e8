import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { access } from '@nivas/contract/access/calls.ts'
import { imports } from '@nivas/contract/imports/calls.ts'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { findRunning } from '../db/embedded.ts'
import { type Client, clientOf, sessionOf } from '../testing/client.ts'
import { copyFirstStart } from '../testing/first-start.ts'
import { makeFolder } from '../testing/folder.ts'
import { type ServerProcess, startServer } from '../testing/process.ts'
import { check, csv, settled } from './testing/import-file.ts'

const dataDir = makeFolder('crash')
let server: ServerProcess

async function start(administrator: { email: string; password: string }): Promise<Client> {
  server = startServer({ DATA_DIR: dataDir })
  const origin = await server.ready
  const { headers } = await clientOf(origin).send(access.login, administrator)
  return clientOf(origin, 0, sessionOf(headers))
}

afterEach(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  const file = join(dataDir, 'postgres/postmaster.pid')
  if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true })
})

async function countCustomers(): Promise<number> {
  const client = new pg.Client({ connectionString: findRunning(dataDir) })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from customers')
  await client.end()
  return rows[0].count
}

/** Enough rows for the import to be under way when the server is killed. */
const COUNT = 20_000

test('kill -9 during an import leaves nothing half written, and it is completed when the server restarts', {
  timeout: 180_000,
}, async () => {
  const administrator = await copyFirstStart(dataDir)
  const staff = await start(administrator)
  const rows = Array.from({ length: COUNT }, (_, i) => `A-${i},Asha ${i}`)
  const { id } = await check(staff, 'customers', csv(`id_card_no,main_name\n${rows.join('\n')}`))
  await staff.data(imports.run, { id })
  for (;;) {
    const { progress, state } = await staff.data(imports.get, { id })
    expect(state).toBe('importing')
    if (progress >= 50) break
    await sleep(10)
  }
  server.child.kill('SIGKILL')
  await server.ended
  expect(await countCustomers()).toBe(0)

  const again = await start(administrator)
  expect(await again.data(imports.get, { id })).toMatchObject({ state: 'importing' })
  expect(await settled(again, id)).toMatchObject({ state: 'done', new_rows: COUNT })
  expect(await countCustomers()).toBe(COUNT)
})
