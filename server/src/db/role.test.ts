import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer()

test('the role with which all tests, migrations and the job queue run has no rights over the cluster', async () => {
  const { rows } = await sql`select rolsuper, rolcreaterole, rolreplication, rolbypassrls,
    pg_has_role('pg_read_server_files', 'member') or pg_has_role('pg_execute_server_program', 'member') as reaches_files
    from pg_roles where rolname = current_user`.execute(server.db)
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      reaches_files: false,
    },
  ])
})
