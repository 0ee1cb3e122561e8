import type { Writable } from 'node:stream'
import pg from 'pg'

/** The markers that PostgreSQL sends before each piece: a new archive, the manifest, data of either. */
const ARCHIVE = 'n'
const MANIFEST = 'm'
const DATA = 'd'

type Wire = { stream: { pause: () => void; resume: () => void } }

/**
 * Takes a base backup over PostgreSQL's replication protocol. `pg_basebackup`, which does this, is not part of npm's
 * PostgreSQL. PostgreSQL copies itself while it accepts writes, verifies each page, and adds the log that makes the
 * copy consistent.
 *
 * @param url of a user with the right to replicate
 * @param archive receives the folder as a tar file
 * @param manifest receives the list of its files with their checksums
 */
export async function baseBackup(url: string, archive: Writable, manifest: Writable): Promise<void> {
  const address = new URL(url)
  address.searchParams.set('replication', 'database')
  const client = new pg.Client({ connectionString: address.href, application_name: 'nivas backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await new Promise<void>((resolve, reject) => {
      let to: Writable | undefined
      let archives = 0
      let paused: Wire | undefined
      const take = (kind: string, rest: Buffer, connection: Wire) => {
        if (kind === ARCHIVE) {
          archives += 1
          to = archive
        } else if (kind === MANIFEST) to = manifest
        // The driver reuses its buffer.
        else if (kind === DATA && to && !to.write(Buffer.from(rest))) {
          paused = connection
          connection.stream.pause()
        }
      }
      for (const stream of [archive, manifest]) {
        stream.once('error', reject)
        stream.on('drain', () => paused?.stream.resume())
      }
      client.once('end', () => reject(new Error('PostgreSQL ended before the backup was complete')))
      const nothing = () => {}
      // The interface that the driver requires of a query. Only the copied data is used.
      const query = {
        submit: (connection: { query: (text: string) => void }) =>
          connection.query(
            `BASE_BACKUP (LABEL 'nivas', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
          ),
        handleCopyData: ({ chunk }: { chunk: Buffer }, connection: Wire) =>
          take(String.fromCharCode(chunk[0] ?? 0), chunk.subarray(1), connection),
        handleError: reject,
        handleReadyForQuery: () =>
          archives === 1
            ? resolve()
            : reject(new Error(`One archive was expected of PostgreSQL, and ${archives} came`)),
        handleRowDescription: nothing,
        handleDataRow: nothing,
        handleCommandComplete: nothing,
        handleEmptyQuery: nothing,
        handlePortalSuspended: nothing,
        handleCopyInResponse: nothing,
      }
      // The types of pg describe only some of the methods that its client calls on a query; COPY needs all of them.
      client.query(query as unknown as pg.Submittable)
    })
  } finally {
    await client.end().catch(() => {})
  }
}
