import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { backUp } from '../db/embedded/backup.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { stopWhenWeEnd } from './cluster.ts'
import type { TestDatabase } from './create-database.ts'
import { makeFolder } from './folder.ts'

/** A migrated database on a separate PostgreSQL, with a streaming replica. */
export type Replicated = TestDatabase & {
  replicaUrl: string
  /** Runs a statement on the replica as its superuser. */
  onReplica: (statement: string) => Promise<Record<string, unknown>[]>
}

const superuserOf = (url: string) => {
  const address = new URL(url)
  address.username = 'postgres'
  return address.href
}

/** Starts a PostgreSQL, and a replica that follows it. `drop` removes both. */
export async function createReplicated(): Promise<Replicated> {
  const folder = makeFolder('replica')
  // The replica's account must reach the primary's socket below this folder.
  chmodSync(folder, 0o755)
  const [primaryDir, replicaDir] = [join(folder, 'one'), join(folder, 'two')]
  for (const dataDir of [primaryDir, replicaDir]) {
    mkdirSync(dataDir, { mode: 0o755 })
    stopWhenWeEnd(dataDir, { remove: true })
  }
  // Durable, as in service, so that committed data is in the written log.
  const primary = await startEmbedded({ dataDir: primaryDir, durable: true })
  await migrate(primary.url)
  const superuser = superuserOf(primary.url)
  await backUp(superuser, primaryDir, join(folder, 'backup'))
  const data = join(replicaDir, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  const unpacked = spawnSync('tar', ['-xzf', join(folder, 'backup', 'postgres.tar.gz'), '-C', data])
  if (unpacked.status !== 0) throw new Error(`tar: ${unpacked.stderr}`)
  const { password, searchParams, port } = new URL(superuser)
  const host = searchParams.get('host') ?? '127.0.0.1'
  writeFileSync(join(data, 'standby.signal'), '')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=''${host}'' port=${port || 5432} user=postgres password=${password}'\n`,
  )
  const replica = await startEmbedded({ dataDir: replicaDir, durable: false })
  return {
    url: primary.url,
    replicaUrl: replica.url,
    onReplica: async (statement) => {
      const client = new pg.Client({ connectionString: superuserOf(replica.url) })
      await client.connect()
      return (await client.query(statement).finally(() => client.end())).rows
    },
    drop: async () => {
      await replica.stop()
      await primary.stop()
      rmSync(dirname(primaryDir), { recursive: true, force: true })
    },
  }
}
