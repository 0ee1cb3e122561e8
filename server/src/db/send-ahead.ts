import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* unread */'

/**
 * Ends a statement of a transaction whose answer nobody reads (`modifyEnd(unread)`): it counts as done at once, and what
 * comes next is sent right behind it. When it fails, the next statement whose answer is read, at last the commit, fails with
 * its error, and nothing of the transaction is kept.
 */
export const unread = sql`/* unread */`

export type Query = (text: unknown, ...rest: unknown[]) => Promise<unknown>

const nothing = { command: '', rowCount: null, rows: [], fields: [] }

/**
 * Spares a transaction the waiting for answers that say nothing: that to its `begin`, and those to what is marked unread, so that
 * they leave in one piece with what follows (`one-piece-socket.ts`).
 */
export function sendAhead(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query
  let open = false
  let ahead: Promise<unknown>[] = []

  client.query = ((text: unknown, ...rest: unknown[]) => {
    const answer = query(text, ...rest)
    if (text === 'begin') open = true
    if (text === 'begin' || (open && typeof text === 'string' && text.endsWith(MARK))) {
      answer.catch(() => {})
      ahead.push(answer)
      return Promise.resolve(nothing)
    }
    const before = ahead
    ahead = []
    if (text === 'commit' || text === 'rollback') open = false
    // Nobody asks any more what failed.
    if (before.length === 0 || text === 'rollback') return answer
    answer.catch(() => {})
    return Promise.all(before).then(() => answer)
  }) as typeof client.query
}
