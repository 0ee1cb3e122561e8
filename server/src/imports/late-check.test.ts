import { imports } from '@nivas/contract/imports/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { runJob } from '../testing/run-job.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { csv } from './testing/import-file.ts'

const server = useServer(undefined, { jobs: false })

it('a check that ends after another attempt of it does not change the import that has begun', async () => {
  const staff = await server.as('manage-customers')
  const file = csv('Id card,Name\nK-1,Asha\n')
  const { id } = await staff.data(imports.upload, { kind: 'customers', file_name: 'people.csv', file })
  await startBehind(
    server.db,
    // Another server has completed the check, and the user has started the import.
    (trx) => sql`update imports set state = 'importing' where id = ${id}`.execute(trx),
    () => runJob(server, 'imports.check', { id }),
  )
  expect((await staff.data(imports.get, { id })).state).toBe('importing')
})

it('a file that is still being checked is not imported, and one that is being imported is not discarded', async () => {
  const staff = await server.as('manage-customers')
  const file = csv('Id card,Name\nK-2,Asha\n')
  const { id } = await staff.data(imports.upload, { kind: 'customers', file_name: 'people.csv', file })
  const early = await staff.send(imports.run, { id })
  expect([early.status, early.body.message]).toEqual([400, 'This file is still being checked. Please wait.'])
  expect((await staff.data(imports.get, { id })).state).toBe('checking')
  await sql`update imports set state = 'importing' where id = ${id}`.execute(server.db)
  const { status, body } = await staff.send(imports.discard, { id })
  expect([status, body.message]).toEqual([400, 'This file is being imported. Please wait until it is done.'])
  expect((await staff.data(imports.get, { id })).state).toBe('importing')
})
