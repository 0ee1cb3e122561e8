import { catalogue, ofDays, sales, stock, sums } from '../server/src/pos/testing/many.ts'
import { fillWith } from './fill-with.ts'

/** The number of lines of a ticket, in three categories. */
export const LINES = 10
const TICKETS_A_DAY = 800

/** The number of open sessions of a thousand tickets each, which the measurement closes. */
export const LARGE_SESSIONS = 9
export const LARGE = 1_000
/** The number of the first of these sessions. */
export const FIRST_LARGE = 900_000

const largeSessions = (after: number) =>
  `select ${after} + n as n, 2 as systemid, 'bookcentre' as counter, ${FIRST_LARGE} + (n - 1) / ${LARGE} as session,
      (n - 1) % ${LARGE} + 1 as number, now() - make_interval(secs => ${LARGE_SESSIONS * LARGE} - n) as sold_at
    from generate_series(1, ${LARGE_SESSIONS * LARGE}) n`

/** Statements for the catalogues and for `tickets` tickets of `lines` lines, `aDay` tickets each day. */
export const shopStatements = (tickets: number, aDay: number, lines: number) => [
  ...catalogue(),
  ...sales(ofDays({ tickets, days: tickets / aDay }), lines),
]

/**
 * Advances the ids of receipts, so that the id of a receipt always differs from the id of its ticket, as in a venue
 * where other records have receipts too. A replayed sale can then not mistake one for the other.
 */
const receiptsGoOn = `select setval(pg_get_serial_sequence('cash_receipts', 'id'), max(id) + 100000000) from cash_receipts`

/** Fills the shops of a migrated database with an administrator, with the rows that the server would have written. */
export const fillShops = (adminUrl: string, tickets: number): Promise<void> =>
  fillWith(adminUrl, [
    ...shopStatements(tickets, TICKETS_A_DAY, LINES),
    ...sales(largeSessions(tickets), LINES),
    ...stock(),
    ...sums(),
    receiptsGoOn,
  ])
