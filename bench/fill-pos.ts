import { catalogue, ofDays, sales, stock, sums } from '../server/src/pos/testing/many.ts'
import { fillWith } from './fill-with.ts'

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

/** The catalogues, and `tickets` tickets of `lines` lines, `aDay` of them each day. */
export const shopStatements = (tickets: number, aDay: number, lines: number) => [
  ...catalogue(),
  ...sales(ofDays({ tickets, days: tickets / aDay }), lines),
]

/**
 * As in a venue, where other records have receipts too: the id of a receipt is never that of its ticket, so that a replayed
 * sale cannot mistake one for the other.
 */
const receiptsGoOn = `select setval(pg_get_serial_sequence('cash_receipts', 'id'), max(id) + 100000000) from cash_receipts`

/** Fills the shops of a migrated database that has an administrator, with the rows the server would write. */
export const fillShops = (adminUrl: string, tickets: number): Promise<void> =>
  fillWith(adminUrl, [
    ...shopStatements(tickets, TICKETS_A_DAY, LINES),
    ...sales(largeSessions(tickets), LINES),
    ...stock(),
    ...sums(),
    receiptsGoOn,
  ])
