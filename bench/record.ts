// Loaded into a server before all other modules (node --import). Sends its parent every statement that a request
// passes to the database driver, and then the first row of the result. Statements of jobs are not sent.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown

const requests = new AsyncLocalStorage<true>()
subscribe('http.server.request.start', () => requests.enterWith(true))

// The types of pg have a dozen forms of `query`; this function passes on any of them.
const prototype = pg.Client.prototype as unknown as { query: Query }
const { query } = prototype
let sent = 0

prototype.query = function (...args) {
  if (!requests.getStore()) return query.apply(this, args)
  const [given, values] = args
  const statement = typeof given === 'string' ? { text: given, values } : given
  const { text, values: parameters, name } = statement as Record<string, unknown>
  sent += 1
  const number = sent
  process.send?.({ number, text, values: parameters, name })
  const answer = query.apply(this, args)
  if (answer instanceof Promise)
    answer.then(
      (result: pg.QueryResult) => process.send?.({ number, row: result?.rows?.[0] }),
      () => {},
    )
  return answer
}
