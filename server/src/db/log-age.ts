import { type Kysely, sql } from 'kysely'
import { type Job, type Worker, worker } from '../jobs/queue.ts'
import type { DB } from './schema.gen.ts'

const noteLog: Job = { name: 'db.note-log', options: { retryLimit: 0 } }

/** The replication slot of nivas-wal.service, which receives the log while it is written. */
const SLOT = 'nivas_backup'

/**
 * Records up to which moment the write-ahead log is saved, by a receiver (deploy/) or, in whole segments, by
 * PostgreSQL's own archiver. Records nothing where neither exists; an earlier record becomes old once both are gone. A
 * connected receiver is no proof that the log is saved: on a full disk it reconnects again and again.
 */
export async function noteLogAge(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into backups as known (kind, whole_until, next_lsn, next_at)
    select 'log', now(), pg_current_wal_flush_lsn(), now()
      where exists (select from pg_replication_slots where slot_name = ${SLOT}) or current_setting('archive_mode') <> 'off'
    on conflict (kind) do update set (whole_until, next_lsn, next_at) = (
      select
        case when received >= excluded.next_lsn then excluded.whole_until
          when received >= known.next_lsn or archived then known.next_at
          else known.whole_until end,
        case when is_next then excluded.next_lsn else known.next_lsn end,
        case when is_next then excluded.next_at else known.next_at end
      from (select
          (select restart_lsn from pg_replication_slots where slot_name = ${SLOT}) as received,
          (select last_archived_wal collate "C" >= pg_walfile_name(known.next_lsn)
            from pg_stat_archiver where current_setting('archive_mode') <> 'off') as archived) away,
        -- A database that was copied by its rows begins its log anew.
        lateral (select received >= known.next_lsn or archived or known.next_lsn > excluded.next_lsn as is_next) next)`.execute(
    db,
  )
}

/** Records the age of the saved log every ten minutes. */
export const logWorkers = (db: Kysely<DB>): Worker[] => [
  worker(noteLog, () => noteLogAge(db), { cron: '*/10 * * * *' }),
]
