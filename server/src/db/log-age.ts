import { type Kysely, sql } from 'kysely'
import { type Job, type Worker, worker } from '../jobs/queue.ts'
import type { DB } from './schema.gen.ts'

const noteLog: Job = { name: 'db.note-log', options: { retryLimit: 0 } }

/** Of nivas-wal.service, which receives the log as it is written. */
const SLOT = 'nivas_backup'

/**
 * Notes how far the write-ahead log is put away: by a receiver (deploy/), or by PostgreSQL's own archiver, by whole segments.
 * Where neither exists nothing is noted; what was noted once grows old when both are gone. That a receiver is connected
 * says nothing: on a full disk it connects over and over.
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

/** Every ten minutes. */
export const logWorkers = (db: Kysely<DB>): Worker[] => [
  worker(noteLog, () => noteLogAge(db), { cron: '*/10 * * * *' }),
]
