import pg from 'pg'
import { catalogue, ofDays, sales, stock, sums } from '../server/src/pos/testing/many.ts'
import { withoutIndexes } from '../server/src/testing/without-indexes.ts'

/** Lines of a ticket, of three categories. */
export const LINES = 10
const TICKETS_A_DAY = 800

/** Open sessions of a thousand tickets each, to be closed. */
export const LARGE_SESSIONS = 9
export const LARGE = 1_000
/** The running number of the first of them. */
export const FIRST_LARGE = 900_000

const largeSessions = (after: number) =>
  `select ${after} + n as n, 2 as systemid, 'bookcentre' as counter, ${FIRST_LARGE} + (n - 1) / ${LARGE} as session,
      (n - 1) % ${LARGE} + 1 as number, now() - make_interval(secs => ${LARGE_SESSIONS * LARGE} - n) as sold_at
    from generate_series(1, ${LARGE_SESSIONS * LARGE}) n`

/** The catalogues, and so many tickets of so many lines, as many each day. */
export const shopStatements = (tickets: number, aDay: number, lines: number) => [
  ...catalogue(),
  ...sales(ofDays({ tickets, days: tickets / aDay }), lines),
]

/** Fills the shops of a migrated database that has an administrator, with the rows the server would write. */
export async function fillShops(adminUrl: string, tickets: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // Triggers and foreign keys are disabled: the filled rows are valid by construction.
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
    )
    await withoutIndexes(client, async () => {
      for (const statement of [
        ...shopStatements(tickets, TICKETS_A_DAY, LINES),
        ...sales(largeSessions(tickets), LINES),
        ...stock(),
        ...sums(),
      ])
        await client.query(statement)
    })
    // No rows of an earlier version: the first start need not look for identity numbers.
    await client.query('update hidden_numbers set at = now()')
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
