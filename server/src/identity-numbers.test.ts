import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@nivas/contract/call.ts'
import { referenceFields } from '@nivas/contract/identity/hide-numbers.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from './db/connection.ts'
import { type Embedded, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { type SessionHeaders, signIn } from './testing/client.ts'
import { stopWhenWeEnd } from './testing/cluster.ts'
import { everyCall } from './testing/every-call.ts'
import { makeNew } from './testing/factories.ts'
import { makeFolder } from './testing/folder.ts'
import { aadhaarNumbers, numbersIn, numbersInText, spellings } from './testing/identity-numbers.ts'
import { mutations } from './testing/mutations.ts'
import { type ServerProcess, startServer } from './testing/process.ts'
import { type Fields, makeIds, samplesOf } from './testing/samples/sample.ts'
import { administrator } from './testing/server.ts'

const dataDir = makeFolder('numbers')
let database: Embedded
let db: Database
let server: ServerProcess
let logged = ''

beforeAll(async () => {
  stopWhenWeEnd(dataDir, { remove: true })
  database = await startEmbedded({ dataDir, durable: false })
  await migrate(database.url)
  db = connect(database.url)
  server = startServer({
    DATABASE_URL: database.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    IDENTITY_KEY: 'a key for the tests',
    LOG_LEVEL: 'trace',
  })
  for (const stream of [server.child.stdout, server.child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      logged += chunk.toString()
    })
  await server.ready
}, 300_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function send(
  call: Call,
  fields: Fields,
  session: SessionHeaders,
): Promise<{ ok: boolean; text: string }> {
  const { path, body } = requestParts(call, fields)
  const response = await fetch((await server.ready) + path, {
    method: call.method,
    headers: {
      ...session,
      'x-requested-with': 'test',
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { ok: response.ok, text: await response.text() }
}

/** Calls without file uploads: a file must have its type, and the tests of file reading cover uploads. */
const withFields = everyCall.filter(
  ([, { upload, body, query, params }]) => !upload && (body || query || params),
)

it('no table holds an identity number, for every field of every call and every spelling', {
  timeout: 900_000,
}, async () => {
  const numbers = aadhaarNumbers()
  const entered = new Set<string>()
  const seen = { requests: 0, taken: 0, tables: 0, rows: 0, files: 0, bytes: 0 }
  const answered: string[] = []
  for (const [name, call] of withFields) {
    const { session } = await signIn(db, await server.ready, permissionNames)
    const samples = await samplesOf(name, call, await makeIds(db))
    for (const sample of samples) {
      // The only field whose names and values no schema limits.
      if (call.body && 'known' in call.body.shape) {
        const number = numbers.next().value ?? ''
        entered.add(number)
        const { ok } = await send(call, { ...sample, known: { [number]: Number(number) } }, session)
        seen.requests += 1
        if (ok) seen.taken += 1
      }
      for (const [at, { path, put }] of [...mutations(sample)].entries()) {
        if (referenceFields.includes(path.split('.').at(-1) ?? '')) continue
        for (const spell of [spellings[0], spellings[1 + (at % (spellings.length - 1))]]) {
          const number = numbers.next().value ?? ''
          entered.add(number)
          const { ok, text } = await send(call, put(spell?.(number)) as Fields, session)
          seen.requests += 1
          if (ok) seen.taken += 1
          answered.push(...numbersInText(text, entered).map((found) => `${name} ${path}: ${found}`))
        }
      }
    }
  }
  expect(answered).toEqual([])

  // Twelve digits with a wrong check digit are not an identity number. The search below must find them, which shows
  // that it works.
  const control = '234123412341'
  const id = await makeNew(db)
  const { session } = await signIn(db, await server.ready, permissionNames)
  await send(reservations.edit, { id, comments: `reference ${control}` }, session)
  const wanted = new Set([...entered, control])

  const inTables = new Set<string>()
  const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(db.db)
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db.db)
    seen.tables += 1
    seen.rows += rows.length
    for (const { row } of rows)
      for (const found of numbersInText(row, wanted)) inTables.add(`${name}: ${found}`)
  }
  expect([...inTables].toSorted()).toEqual([
    `public.audit_log: ${control}`,
    `public.reservations: ${control}`,
  ])
  expect(numbersInText(logged, wanted)).toEqual([])
  expect(logged).toContain('Nivas is ready')

  server.child.kill('SIGTERM')
  await server.ended
  await db.db.destroy()
  await database.stop()
  const inFiles = new Set<string>()
  for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const bytes = readFileSync(join(file.parentPath, file.name))
    seen.files += 1
    seen.bytes += bytes.length
    for (const found of numbersIn(bytes.toString('latin1'), wanted)) inFiles.add(found)
  }
  expect([...inFiles]).toEqual([control])
  expect(seen.taken).toBeGreaterThan(100)
  console.log('Searched for identity numbers:', { entered: entered.size, ...seen, logged: logged.length })
})
