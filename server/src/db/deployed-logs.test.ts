import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from '../testing/folder.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

const deployed = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8')

let dataDir: string
let embedded: Embedded

beforeAll(async () => {
  dataDir = makeFolder('deployed-logs')
  embedded = await startEmbedded({ dataDir, durable: false })
})
afterAll(async () => {
  await embedded.stop()
  rmSync(dataDir, { recursive: true })
})

async function connectAsSuperuser() {
  const url = new URL(embedded.url)
  url.username = 'postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}

const logOf = () => readFileSync(join(dataDir, 'postgres.log'), 'utf8')

test.each(['single/postgresql.conf', 'cluster/patroni.yml'])(
  'PostgreSQL with %s logs what failed, and nothing of the row',
  async (name) => {
    const client = await connectAsSuperuser()
    try {
      await client.query('create temp table guests (name text, age int check (age < 130))')
      const fail = async (guest: string) => {
        const before = logOf().length
        const failing = client.query(`insert into guests values ('${guest}', 200)`)
        await expect(failing).rejects.toThrow('guests_age_check')
        return logOf().slice(before)
      }
      // PostgreSQL's default settings.
      for (const setting of ['log_min_messages = warning', 'log_min_error_statement = error'])
        await client.query(`set ${setting}`)
      expect(await fail('Asha Sharma')).toContain('Failing row contains (Asha Sharma, 200)')

      const settings = [...deployed(name).matchAll(/^\s*(log_\w+)\s*[=:]\s*(\w+)$/gm)]
      expect(settings.length).toBeGreaterThan(0)
      for (const [, setting, value] of settings) await client.query(`set ${setting} = ${value}`)
      const logged = await fail('Ravi Rao')
      expect(logged).toContain('guests_age_check')
      expect(logged).not.toContain('Ravi Rao')
    } finally {
      await client.end()
    }
  },
)

test('nginx logs addresses without their query, which may have the number of an id card', () => {
  const settings = deployed('single/nginx.conf')
  const format = /^log_format nivas (.*);$/m.exec(settings)?.[1] ?? '$request'
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/)
  const servers = settings.split(/^server \{$/m).slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    expect(server).toMatch(/^ {2}access_log (off|\S+ nivas);$/m)
    expect(server).toMatch(/^ {2}error_log \S+ emerg;$/m)
  }
})
