import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { access } from '@nivas/contract/access/calls.ts'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileHash } from './dictionary/index.ts'
import { clientOf } from './testing/client.ts'
import { createTestDatabase } from './testing/database.ts'
import { copyFirstStart, firstStart } from './testing/first-start.ts'
import { makeFolder } from './testing/folder.ts'
import { type ServerProcess, startServer } from './testing/process.ts'

const administrator = { email: 'admin@example.org', password: 'correct horse battery' }
const known = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }

let started: ServerProcess[] = []
function serve(env: Record<string, string>) {
  const server = startServer(env)
  started.push(server)
  return server
}

async function stop(server: ServerProcess) {
  server.child.kill('SIGTERM')
  return server.ended
}

/** Makes a database that seems to have the words of the dictionary already, because loading them takes 2 s. */
async function createReadyDatabase() {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('insert into dictionary_file (sha256) values ($1)', [await fileHash()])
  await client.end()
  return database
}

const signIn = (origin: string, who = administrator) => clientOf(origin).send(access.login, who)

afterEach(async () => {
  await Promise.all(started.map(stop))
  started = []
})

// The first start of a test run may take long on a busy machine.
describe('on the embedded PostgreSQL', { timeout: 240_000 }, () => {
  let dataDir: string
  const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)

  beforeEach(() => {
    dataDir = makeFolder('main')
  })

  /** Starts the server again, on the copy. */
  const serveAgain = () => serve({ DATA_DIR: dataDir })

  // Runs before the hook above, so it stops the servers itself before it deletes their folder.
  afterEach(async () => {
    await Promise.all(started.map(stop))
    if (existsSync(join(dataDir, 'postgres/postmaster.pid'))) process.kill(postmaster(), 'SIGQUIT')
    rmSync(dataDir, { recursive: true })
  })

  test('prints the first password once, and keeps its data after the next start', async () => {
    const first = await firstStart()
    expect(first.out).toEqual([
      expect.stringMatching(/^First sign-in: admin@nivas\.local with the password \S+$/),
      expect.stringContaining('Nivas is ready at'),
    ])
    expect(first.code).toBe(0)
    expect(existsSync(join(first.dataDir, 'postgres/postmaster.pid'))).toBe(false)
    const firstUser = await copyFirstStart(dataDir)

    const second = serveAgain()
    const reply = await signIn(await second.ready, firstUser)
    expect(reply.status).toBe(200)
    expect(second.output).toEqual({ out: [expect.stringContaining('Nivas is ready at')], err: [] })
  })

  test('starts again after kill -9 of the server, and of PostgreSQL with it', async () => {
    const firstUser = await copyFirstStart(dataDir)
    const first = serveAgain()
    await first.ready
    first.child.kill('SIGKILL')
    await first.ended

    const second = serveAgain()
    expect((await signIn(await second.ready, firstUser)).status).toBe(200)
    second.child.kill('SIGKILL')
    process.kill(postmaster(), 'SIGKILL')
    await second.ended

    const third = serveAgain()
    expect((await signIn(await third.ready, firstUser)).status).toBe(200)
  })

  test('starts again although PostgreSQL is stopping and waits for a connected client', async () => {
    const firstUser = await copyFirstStart(dataDir)
    const first = serveAgain()
    await first.ready
    const directory = join(dataDir, 'postgres')
    const [pid = '', , , port] = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
    const staying = new pg.Client({
      host: directory,
      port: Number(port),
      user: 'postgres',
      password: readFileSync(join(directory, 'nivas.password'), 'utf8').trim(),
      database: 'postgres',
    })
    staying.on('error', () => {})
    await staying.connect()
    first.child.kill('SIGKILL')
    await first.ended
    process.kill(Number(pid), 'SIGTERM')

    const second = serveAgain()
    expect((await signIn(await second.ready, firstUser)).status).toBe(200)
    expect(postmaster()).not.toBe(Number(pid))
  })

  test('continues after kill -9 of only PostgreSQL', async () => {
    const firstUser = await copyFirstStart(dataDir)
    const server = serveAgain()
    const origin = await server.ready
    process.kill(postmaster(), 'SIGKILL')
    await expect
      .poll(async () => (await signIn(origin, firstUser)).status, { timeout: 50_000, interval: 100 })
      .toBe(200)
  })

  test('of two servers that start together on one folder, one serves and the other gives the reason', async () => {
    const servers = [serve({ DATA_DIR: dataDir }), serve({ DATA_DIR: dataDir })]
    const outcomes = await Promise.allSettled(servers.map(({ ready }) => ready))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = servers.find((_, i) => outcomes[i]?.status === 'rejected')
    expect(await refused?.ended).toBe(1)
    expect(refused?.output).toEqual({
      out: [],
      err: [
        `Another Nivas server is already running on ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
      ],
    })
  })
})

/** Whether a call waits for the lock of this connection. Other databases of the cluster have separate locks. */
const waitsForSessions = async (client: pg.Client) => {
  const waiting = `select from pg_locks where not granted and relation = 'sessions'::regclass
    and database = (select oid from pg_database where datname = current_database())`
  return (await client.query(waiting)).rowCount !== 0
}

describe('at shutdown', () => {
  test('finishes the current request', async () => {
    const { url, drop } = await createReadyDatabase()
    const server = serve({ DATABASE_URL: url, ...known })
    const origin = await server.ready
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('begin; lock table sessions in access exclusive mode')
    const reply = signIn(origin)
    await expect.poll(() => waitsForSessions(client), { timeout: 5_000 }).toBe(true)

    server.child.kill('SIGTERM')
    await expect(
      Promise.race([server.ended, new Promise((resolve) => setTimeout(resolve, 500, 'waiting'))]),
    ).resolves.toBe('waiting')
    await client.query('commit')
    expect((await reply).status).toBe(200)
    expect(await server.ended).toBe(0)
    await client.end()
    await drop()
  })

  test('a second signal ends the server immediately', async () => {
    const { url, drop } = await createReadyDatabase()
    const server = serve({ DATABASE_URL: url, ...known })
    const origin = await server.ready
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('begin; lock table sessions in access exclusive mode')
    const reply = signIn(origin).catch(() => 'broken off')
    await expect.poll(() => waitsForSessions(client), { timeout: 5_000 }).toBe(true)
    server.child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(1)
    expect(await reply).toBe('broken off')
    await client.end()
    await drop()
  })
})

describe('when it cannot start', () => {
  const failures: [string, Record<string, string>, string][] = [
    [
      'a wrong setting',
      { PORT: 'eighty', VENUE_TZ: 'Asia/Nowhere' },
      'Wrong settings: PORT must be a port: 0 to 65535; VENUE_TZ',
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://nivas:secret@127.0.0.1:1/nivas' },
      'The database nivas at 127.0.0.1:1',
    ],
    [
      'a folder that cannot be made',
      { DATA_DIR: '/dev/null/data' },
      'DATA_DIR /dev/null/data cannot be used',
    ],
  ]
  test.each(failures)('%s gives one line, no stack and no password', async (_, env, line) => {
    const server = serve(env)
    expect(await server.ended).toBe(1)
    expect(server.output).toEqual({ out: [], err: [expect.stringContaining(line)] })
    expect(server.output.err[0]).not.toContain('secret')
  })

  test('a key for identity numbers that is not the database’s key gives one line', async () => {
    const { url, drop } = await createReadyDatabase()
    const [ours, another] = ['the key of the venue', 'the key of another one']
    const first = serve({ DATABASE_URL: url, IDENTITY_KEY: ours, ...known })
    await first.ready
    const second = serve({ DATABASE_URL: url, IDENTITY_KEY: another, ...known })
    expect(await second.ended).toBe(1)
    expect(second.output).toEqual({
      out: [],
      err: [
        expect.stringMatching(/^IDENTITY_KEY is not the key of this database\. Use the key of its other/),
      ],
    })
    await stop(first)
    await drop()
  })

  test('a mail server without a public address gives one line about the links in mails', async () => {
    const { url, drop } = await createReadyDatabase()
    const mailing = { DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1', ...known }
    const server = serve(mailing)
    const origin = await server.ready
    expect(server.output.out).toEqual([
      `Links in mails lead to ${origin}: set PUBLIC_URL to the address that people reach.`,
      `Nivas is ready at ${origin}`,
    ])
    await stop(server)
    const reached = serve({ ...mailing, PUBLIC_URL: 'https://nivas.example.org' })
    await reached.ready
    expect(reached.output.out).toEqual([expect.stringContaining('Nivas is ready at')])
    await stop(reached)
    await drop()
  })

  test('a port in use gives one line', async () => {
    const { url, drop } = await createReadyDatabase()
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const server = serve({ DATABASE_URL: url, PORT: String(port), ...known })
    expect(await server.ended).toBe(1)
    expect(server.output.err).toEqual([`Port ${port} is in use by another program. Set PORT to another one.`])
    other.close()
    await drop()
  })
})
