import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { newIds, type Recorded, type Statement, type Subject, statementFor } from './statements.ts'

/** Returns a function that replaces bytes by random bytes of the same length, and equal bytes by equal ones. */
function freshBytes() {
  const known = new Map<string, Buffer>()
  return (value: unknown): unknown => {
    if (!(value instanceof Uint8Array)) return value
    const text = Buffer.from(value).toString('base64')
    const fresh = known.get(text) ?? randomBytes(value.length)
    known.set(text, fresh)
    return fresh
  }
}

/** Returns whether a statement looks up the session, which is the same as in the recorded request. */
const findsSession = ({ text }: Statement) => text.includes('from session_tokens')

/**
 * Runs the statements of one request directly on the driver (without HTTP, checks and objects made from the rows), as
 * the server sends them: the statements of a transaction on one connection, others on any. Replaces the values of
 * `template`, the recorded request, by the values of `subject`, and the ids of rows that the recorded request inserted
 * by the ids of the rows that this one inserts. `after` does the server's own work after each statement.
 */
export async function replayStatements(
  pool: pg.Pool,
  recorded: readonly Recorded[],
  template: Subject,
  subject: Subject,
  after: (statement: Statement) => Promise<unknown> | undefined = () => undefined,
): Promise<void> {
  const fresh = freshBytes()
  const [from, to]: [Subject, Subject] = [{ ...template }, { ...subject }]
  let held: pg.PoolClient | undefined
  for (const [at, known] of recorded.entries()) {
    const { text, values, name } = statementFor(known, from, to)
    const client = held ?? (await pool.connect())
    if (text === 'begin') held = client
    const sent = findsSession(known) ? values : values?.map(fresh)
    const { rows } = await client
      .query({ text, ...(sent && { values: sent }), ...(name && { name }) })
      .catch((error: Error) => {
        // The transaction is still open, so its connection must be closed.
        client.release(error)
        throw error
      })
    for (const [key, id] of Object.entries(newIds(known, at))) {
      const given = rows[0]?.[key.slice(key.indexOf(' ') + 1)]
      const like = Object.keys(from).find((other) => from[other] === id)
      if (like && to[like] !== given)
        throw new Error(`Two values of the recorded request are ${id} (${like}, ${key}): which one is meant?`)
      from[key] = id
      to[key] = given
    }
    await after(known)
    if (text === 'commit') held = undefined
    if (!held) client.release()
  }
}
