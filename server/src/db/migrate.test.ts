import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('an earlier version does not start on the database of a later one', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into migrations (name, run_on) values ('9999_of_tomorrow', now())`)
  await expect(migrate(url)).rejects.toThrow(
    'A later version of Nivas has worked on this database (9999_of_tomorrow).',
  )
  await client.query(`delete from migrations where name = '9999_of_tomorrow'`)
  await migrate(url)
  await client.end()
  await drop()
})
