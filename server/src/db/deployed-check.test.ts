import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'

const checks = new URL('../../../deploy/single/check.sql', import.meta.url)

test('the nightly check of a backup finds nothing wrong in a new database', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Lines with a backslash are for psql only.
  const statements = readFileSync(checks, 'utf8').replaceAll(/^\\.*$/gm, '')
  const results = (await client.query({
    text: statements,
    rowMode: 'array',
  })) as unknown as pg.QueryArrayResult[]
  const found = results.map(({ rows }) => rows[0] as [name: string, value: unknown])
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([name, value]) => name.startsWith('wrong:') && Number(value) !== 0)).toEqual([])
  await client.end()
  await drop()
})
