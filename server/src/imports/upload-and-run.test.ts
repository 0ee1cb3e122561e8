import { imports } from '@nivas/contract/imports/calls.ts'
import { importTypes, MOST_BYTES } from '@nivas/contract/imports/schemas.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { protectBy } from '../http/protect.ts'
import { identityKey, sealerOf } from '../identity/index.ts'
import { useServer } from '../testing/server.ts'
import { keepHouse } from './housekeeping.ts'
import { runImport } from './run-import.ts'
import { check, csv, run, settled } from './testing/import-file.ts'

const server = useServer()
const settings = { identityKey: 'a key for the tests', dataDir: '' }
const secrets = {
  seal: sealerOf(settings),
  protect: protectBy(identityKey(settings)),
  timeZone: 'Asia/Kolkata',
}

test('every call requires the permission of the kind', async () => {
  const owner = await server.as('manage-customers')
  const other = await server.as('manage-buildings')
  const file = csv('id_card_no,main_name\nC-1,Asha\n')
  const { id } = await check(owner, 'customers', file)
  const upload = { kind: 'customers', file_name: 'x.csv', file } as const
  const tries = async (who: typeof owner) => [
    (await who.send(imports.upload, upload)).status,
    (await who.send(imports.get, { id })).status,
    (await who.send(imports.problems, { id })).status,
    (await who.send(imports.run, { id })).status,
    (await who.send(imports.discard, { id })).status,
  ]
  expect(await tries(other)).toEqual([403, 403, 403, 403, 403])
  expect(await tries(await server.as('bhent'))).toEqual([403, 403, 403, 403, 403])
  expect(await tries(server.anonymous)).toEqual([401, 401, 401, 401, 401])
  const forged = await fetch(`${server.origin}/api/admin/imports/customers?file_name=x`, {
    method: 'POST',
    headers: { ...owner.session, 'content-type': importTypes.csv },
    body: 'x',
  })
  expect(forged.status).toBe(403)
})

test('a file of another type, without a name, without content, or too large is refused', async () => {
  const staff = await server.as('manage-customers')
  const send = async (file: Blob, file_name = 'x') => {
    const { status, body } = await staff.send(imports.upload, { kind: 'customers', file_name, file })
    return [status, body.message]
  }
  expect(await send(new Blob(['x'], { type: 'application/pdf' }))).toEqual([
    415,
    'A file of this type cannot be used here. Please choose another one.',
  ])
  expect((await send(new Blob(['{}'], { type: 'application/json' })))[0]).toBe(415)
  expect(await send(csv('x'), ' ')).toEqual([422, 'This is a required field'])
  expect(await send(csv(''))).toEqual([422, 'This is a required field'])
  expect(await send(csv(new Uint8Array(MOST_BYTES + 1)))).toEqual([
    413,
    'This file is too large. Please choose a smaller one.',
  ])
  // Every other call still requires a JSON body of at most the usual size.
  const elsewhere = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': importTypes.csv, 'x-requested-with': 'test' },
    body: 'x',
  })
  expect(elsewhere.status).toBe(415)
})

test('a discarded import is gone, and a completed one cannot run again', async () => {
  const staff = await server.as('manage-customers')
  const file = csv('id_card_no,main_name\nD-1,Asha\n')
  const { id } = await check(staff, 'customers', file)
  await staff.data(imports.discard, { id })
  expect((await staff.send(imports.get, { id })).status).toBe(404)
  const audited = await sql<{ name: string }>`select said ->> 'deleted' as name from audit_log
    where call = 'imports.discard' and record_id = ${id}`.execute(server.db)
  expect(audited.rows).toEqual([{ name: 'file' }])

  const done = await run(staff, 'customers', file)
  expect((await staff.send(imports.run, { id: done.id })).body.message).toBe(
    'This file was already imported, or is being imported.',
  )
  await staff.data(imports.discard, { id: done.id })
  expect(await staff.data(imports.get, { id: done.id })).toMatchObject({ state: 'done' })
  const { rows } = await sql`select content from imports where id = ${done.id}`.execute(server.db)
  expect(rows).toEqual([{ content: null }])
})

test('the same upload sent twice makes one import', async () => {
  const staff = await server.as('manage-customers')
  const key = { 'idempotency-key': '5f2c9a52-6f0e-4b51-9d29-0d9d0e4a7c11' }
  const upload = { kind: 'customers', file_name: 'x', file: csv('id_card_no,main_name\nE-1,A\n') } as const
  const first = await staff.send(imports.upload, upload, key)
  const second = await staff.send(imports.upload, upload, key)
  expect(second.body.data.id).toBe(first.body.data.id)
  const other = await staff.send(imports.upload, { ...upload, file: csv('id_card_no\n') }, key)
  expect(other.status).toBe(422)
  await settled(staff, first.body.data.id)
})

test('simultaneous imports run one after the other, and one that is run twice is written once', async () => {
  const staff = await server.as('manage-customers')
  const ids = await Promise.all(
    ['Asha', 'Ravi'].map(async (name) => {
      const rows = Array.from({ length: 3_000 }, (_, i) => `F-${i},${name}`)
      return (await check(staff, 'customers', csv(`id_card_no,main_name\n${rows.join('\n')}`))).id
    }),
  )
  await sql`update imports set state = 'importing' where id = any(${ids})`.execute(server.db)
  await Promise.all([...ids, ...ids].map((id) => runImport(server.db, secrets, id, staff.userId)))
  const { rows } = await sql`select count(*) as count, count(distinct main_name) as names,
      (select count(*) from audit_log where call = 'imports.done' and record_id = any(${ids})) as imports
    from customers where id_card_no like 'F-%'`.execute(server.db)
  expect(rows).toEqual([{ count: 3_000, names: 1, imports: 2 }])
})

test('abandoned files are deleted, and stalled imports are marked as failed', async () => {
  const staff = await server.as('manage-customers')
  const file = csv('id_card_no,main_name\nG-1,Asha\n')
  const [left, done, fresh] = [
    await check(staff, 'customers', file),
    await run(staff, 'customers', file),
    await check(staff, 'customers', file),
  ]
  const wrong = await check(staff, 'customers', csv('id_card_no,main_name\nG-1,\n'))
  await sql`update imports set created_at = now() - interval '8 days'
    where id in (${left.id}, ${done.id}, ${wrong.id})`.execute(server.db)
  await sql`update imports set state = 'importing', changed_at = now() - interval '3 hours'
    where id = ${fresh.id}`.execute(server.db)
  await keepHouse(server.db)
  const states = await Promise.all(
    [left, done, fresh, wrong].map(
      async ({ id }) => (await staff.send(imports.get, { id })).body.data?.state,
    ),
  )
  expect(states).toEqual([undefined, 'done', 'failed', undefined])
  const { rows } = await sql`select from import_problems where import_id = ${wrong.id}`.execute(server.db)
  expect(rows).toEqual([])
})
