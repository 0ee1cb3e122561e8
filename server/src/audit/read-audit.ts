import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** A stored audit entry, without the present name of its record. */
export type AuditEntry = Omit<AuditRow, 'record'>

type Row = Omit<AuditEntry, 'at'> & { at: Date }

/** Reads audit entries, newest first. `which` is a condition on `audit_log a`. */
export async function readAudit(db: Kysely<DB>, which: RawBuilder<unknown>): Promise<AuditEntry[]> {
  const { rows } = await sql<Row>`
    select a.id, a.at, a.call, a.record_type, a.record_id, a.said, host(a.address) as address,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as user
    from audit_log a left join users u on u.id = a.user_id
    where ${which} order by a.at desc, a.id desc`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** The maximum number of entries of one record that a screen shows. The audit has all of them. */
const MOST_OF_RECORD = 200

/** The audit entries of one record, newest first. */
export const auditOf = (db: Kysely<DB>, { type, id }: { type: string; id: number }): Promise<AuditEntry[]> =>
  readAudit(
    db,
    sql`a.id = any(array(select id from audit_log where record_type = ${type} and record_id = ${id}
      order by id desc limit ${MOST_OF_RECORD}))`,
  )
