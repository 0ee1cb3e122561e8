import type { access } from '@nivas/contract/access/calls.ts'
import type { Answer, Input } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readAudit } from '../audit/read-audit.ts'
import { beginningOf } from '../db/days.ts'
import { countUpToLimit } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { withNames } from './audit-names.ts'
import { withRecords } from './audit-records.ts'

type Query = Input<typeof access.audit>

function filtersOf(query: Query, timeZone: string): RawBuilder<unknown> {
  const { user_id, area, record_type, record_id, from, to } = query
  const filters = [
    user_id && sql`user_id = ${user_id}`,
    area && sql`area = ${area}`,
    record_type && sql`record_type = ${record_type}`,
    record_id && sql`record_id = ${record_id}`,
    from && sql`at >= ${beginningOf(from, timeZone)}`,
    to && sql`at < ${beginningOf(addDays(to, 1), timeZone)}`,
  ].filter((filter) => typeof filter === 'object')
  return filters.length > 0 ? sql.join(filters, sql` and `) : sql`true`
}

/**
 * Reads the audit for a venue in this time zone; the days of the filter are days of the venue. Each filter has an index
 * that continues with the time, so that a page reads one index from its newest entry. A range of days is one part of
 * that index. The answer has names and numbers in place of the ids in the input, and the data by which a screen finds
 * the record.
 */
export const listAudit =
  (timeZone: string) =>
  async (db: Kysely<DB>, _actor: Actor, query: Query): Promise<Answer<typeof access.audit>> => {
    const filters = filtersOf(query, timeZone)
    const rows = await readAudit(
      db,
      // An array instead of a join, so that PostgreSQL looks up these few entries by their ids.
      sql`a.id = any(array(select id from audit_log where ${filters} order by at desc, id desc
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}))`,
    )
    const total = await countUpToLimit(db, sql`audit_log where ${filters}`)
    return { rows: await withNames(db, await withRecords(db, rows, timeZone)), total }
  }
