import type { Permission } from '@nivas/contract/permissions.ts'
import { afterAll, beforeAll } from 'vitest'
import { ensureFirstAdministrator } from '../access/index.ts'
import { createApp } from '../app.ts'
import { connect, type Database } from '../db/connection.ts'
import { openListener } from '../db/listen.ts'
import { openReplica } from '../db/replica.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { readSettings } from '../settings.ts'
import { workersOf } from '../workers.ts'
import { type Client, clientOf, signIn } from './client.ts'
import type { TestDatabase } from './create-database.ts'
import { createTestDatabase } from './database.ts'

export type TestServer = Database & {
  origin: string
  url: string
  queue: Queue
  /** Starts a second server on the same database. */
  another: () => Promise<{ origin: string; stop: () => Promise<void> }>
  as: (...permissions: Permission[]) => Promise<Client>
  anonymous: Client
}

export const administrator = { email: 'admin@example.org', password: 'correct horse battery' }

/** How long, in ms, a test's own database may take to be created. */
const MAKING_MS = 600_000

type Options = {
  /** Whether workers run the queued jobs. Without workers, the jobs stay in the queue. */
  jobs?: boolean
  /** Creates the database; by default an empty one. */
  database?: () => Promise<TestDatabase>
}

/**
 * Starts a server with its own database for the tests of one file. The returned value is complete once the first test
 * begins.
 *
 * @param env settings that differ from the usual ones
 */
export function useServer(
  env: () => Record<string, string> = () => ({}),
  { jobs = true, database: make = createTestDatabase }: Options = {},
): TestServer {
  const server = {} as TestServer
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const { url, drop } = await make()
    const database = connect(url)
    await ensureFirstAdministrator(database.db, {
      adminEmail: administrator.email,
      adminPassword: administrator.password,
    })
    const settings = readSettings({
      LOG_LEVEL: 'fatal',
      VENUE_NAME: 'Test venue',
      IDENTITY_KEY: 'a key for the tests',
      DATABASE_URL: url,
      ...env(),
    })
    const queue = await openQueue(url, () => {})
    const listener = openListener(url)
    const forRequests = connect(url, { max: 20, forRequests: true })
    const replicaOf = ({ db }: Pick<Database, 'db'>) =>
      settings.reportsDatabaseUrl
        ? openReplica(settings.reportsDatabaseUrl, db, { max: 4, forRequests: true })
        : undefined
    const replica = replicaOf(forRequests)
    const options = { db: database.db, queue, listener, settings, replica }
    const app = await createApp({ ...options, db: forRequests.db })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const workers = workersOf(options, origin)
    if (jobs) await queue.work(workers, settings.venueTimeZone)
    else await queue.make(workers)
    Object.assign(server, database, {
      origin,
      url,
      queue,
      another: async () => {
        const { db } = connect(url, { max: 4 })
        const listener = openListener(url)
        const itsReplica = replicaOf({ db })
        const second = await createApp({ db, queue, listener, settings, replica: itsReplica })
        return {
          origin: await second.listen({ port: 0, host: '127.0.0.1' }),
          stop: async () => {
            await second.close()
            await listener.close()
            await itsReplica?.stop()
            await db.destroy()
          },
        }
      },
      as: (...permissions: Permission[]) => signIn(database, origin, permissions, settings.secure),
      anonymous: clientOf(origin),
    })
    stop = async () => {
      await app.close()
      await queue.stop()
      await listener.close()
      await replica?.stop()
      await forRequests.db.destroy()
      await database.db.destroy()
      await drop()
    }
  }, MAKING_MS)
  afterAll(() => stop?.())
  return server
}
