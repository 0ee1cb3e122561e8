import { dayInWords } from '@nivas/contract/dates.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Returns the warning for the operator of a demo of an earlier day: no work was done in it since, so its guests are
 * late and its sessions have been open for days. Undefined on the demo's own day, and for a venue that is not a demo.
 */
export async function oldDemo(
  db: Kysely<DB>,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select to_char(filled_at at time zone ${timeZone}, 'YYYY-MM-DD') as day from demo_venue`.execute(db)
  const [made] = rows
  if (!made || made.day >= today) return undefined
  return `This demo is the venue of ${dayInWords(made.day)}; what was left open then is overdue now. A demo of today begins with another DATA_DIR, or another database and NIVAS_DEMO=1.`
}
