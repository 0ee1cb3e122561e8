import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* unread */'

/**
 * Marks a statement of a transaction whose answer is not read (`modifyEnd(unread)`): it resolves at once, and
 * the next statement is sent right behind it. When it fails, the next statement whose answer is read, at the
 * latest the commit, fails with its error, and the transaction rolls back.
 */
export const unread = sql`/* unread */`

export type Query = (text: unknown, ...rest: unknown[]) => Promise<unknown>

const nothing = { command: '', rowCount: null, rows: [], fields: [] }

/**
 * Saves a transaction the wait for answers without content, those to `begin` and to statements marked unread,
 * so that they leave in one piece with the next statement (`one-piece-socket.ts`).
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
    // The earlier errors no longer matter.
    if (before.length === 0 || text === 'rollback') return answer
    answer.catch(() => {})
    return Promise.all(before).then(() => answer)
  }) as typeof client.query
}
