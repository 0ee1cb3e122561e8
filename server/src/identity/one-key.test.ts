import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Database } from '../db/connection.ts'
import { storeAnswer } from '../http/idempotency.ts'
import { protectBy } from '../http/protect.ts'
import { createTestDatabase } from '../testing/database.ts'
import { acceptKey, requireSameKey } from './one-key.ts'

const first = { identityKey: 'the key of the venue', dataDir: '' }
const other = { identityKey: 'the key of another one', dataDir: '' }

let database: Database
let drop: () => Promise<void>
beforeEach(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  database = connect(created.url, { max: 4 })
})
afterEach(async () => {
  await database.db.destroy()
  await drop()
})

/** Stores the answer of a call as a server with this key does. */
const answerOf = ({ identityKey }: { identityKey: string }) =>
  database.db.transaction().execute(async (trx) => {
    const submission = { key: randomUUID(), caller: 0, call: 'gate.createEntry', forGood: false }
    await trx
      .insertInto('submissions')
      .values({ key: submission.key, person: 0, call: submission.call, request_hash: Buffer.alloc(32) })
      .execute()
    const stored = { ...submission, requestHash: Buffer.alloc(32) }
    await storeAnswer(trx, stored, { answer: { id: 1 }, record: null }, protectBy(Buffer.from(identityKey)))
  })

const fingerprints = async () =>
  (await sql<{ fingerprint: Buffer }>`select fingerprint from identity_key`.execute(database.db)).rows

describe('the key of a database', () => {
  it('is the key of its first server: a server with another key is refused, with the remedy', async () => {
    await requireSameKey(database.db, first)
    await requireSameKey(database.db, first)
    await expect(requireSameKey(database.db, other)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringMatching(
        /^IDENTITY_KEY is not the key of this database\. .*npm run accept-identity-key.*$/,
      ),
    })
    await requireSameKey(database.db, first)
  })

  it('is named by its file, if it is in a file', async () => {
    await requireSameKey(database.db, first)
    const dataDir = `/tmp/nivas-${randomUUID()}`
    await expect(requireSameKey(database.db, { identityKey: undefined, dataDir })).rejects.toThrow(
      `${dataDir}/identity.key is not the key of this database.`,
    )
  })

  it('is one key, even when servers with different keys start together', async () => {
    const outcomes = await Promise.allSettled([first, other].map((one) => requireSameKey(database.db, one)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not in the database, which has neither the key nor the hash of a number', async () => {
    await requireSameKey(database.db, first)
    const [{ fingerprint } = { fingerprint: Buffer.alloc(0) }] = await fingerprints()
    expect(fingerprint).toHaveLength(16)
    expect(fingerprint.toString()).not.toContain('key')
  })

  it('is, in a database of an earlier version, the key with which its last answer was stored', async () => {
    await answerOf(first)
    await expect(requireSameKey(database.db, other)).rejects.toThrow('is not the key of this database')
    expect(await fingerprints()).toEqual([])
    await requireSameKey(database.db, first)
    await expect(requireSameKey(database.db, other)).rejects.toThrow('is not the key of this database')
  })

  it('is replaced only by the command, while no server works on the database', async () => {
    await answerOf(first)
    await requireSameKey(database.db, first)
    const running = connect(String(database.pool.options.connectionString), { max: 1, forRequests: true })
    await sql`select 1`.execute(running.db)
    await expect(acceptKey(database.db, other)).rejects.toThrow('Stop all servers of this database first.')
    await running.db.destroy()
    await expect.poll(() => acceptKey(database.db, other).then(() => 'accepted', String)).toBe('accepted')
    await requireSameKey(database.db, other)
    await expect(requireSameKey(database.db, first)).rejects.toThrow('is not the key of this database')
  })
})
