// Loaded into a server before anything else (node --import): sends its parent every statement that it passes
// to the database driver.
import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown

const prototype = pg.Client.prototype as unknown as { query: Query }
const { query } = prototype

prototype.query = function (...args) {
  const [given, values] = args
  const statement = typeof given === 'string' ? { text: given, values } : given
  const { text, values: parameters, name } = statement as Record<string, unknown>
  process.send?.({ text, values: parameters, name })
  return query.apply(this, args)
}
