import pg from 'pg'
import { isPrepared } from '../db/connection.ts'

/** A statement in the form in which the server passes it to the driver. */
export type Statement = { text: string; values: unknown[] }

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }

/**
 * Records every reading statement that this process sends through one of our pools from now on. Call it before a server
 * connects. The returned function runs a piece of work and resolves to its statements.
 */
export function recordStatements() {
  let recorded: Statement[] | undefined
  const { query } = prototype
  prototype.query = function (...args) {
    const [given, values] = args
    const { text, values: parameters } =
      typeof given === 'string' ? { text: given, values } : (given as Statement)
    const isOurs = (this as { connectionParameters?: { application_name?: string } }).connectionParameters
    if (isOurs?.application_name === 'nivas' && /^\s*(select|with)\b/i.test(text))
      recorded?.push({ text, values: (parameters as unknown[]) ?? [] })
    return query.apply(this, args)
  }
  return async (work: () => Promise<unknown>): Promise<Statement[]> => {
    recorded = []
    await work()
    const statements = recorded
    recorded = undefined
    return statements
  }
}

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/**
 * From its sixth execution on, a prepared statement may have one plan for all values. A server in service uses this
 * plan.
 */
const EXECUTIONS = 6

/** Returns a value for an array literal, in which PostgreSQL reads JSON escapes. */
const element = (value: unknown): string =>
  Buffer.isBuffer(value) ? `"\\\\x${value.toString('hex')}"` : JSON.stringify(value)

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`)
  return pg.escapeLiteral(String(value))
}

/** Returns PostgreSQL's plan of a statement. `options` are those of `explain`. */
export async function explain(
  client: pg.Client,
  { text, values }: Statement,
  options: string,
): Promise<unknown[]> {
  await client.query(`prepare asked as ${text}`)
  try {
    const execute = `execute asked${values.length > 0 ? ` (${values.map(literal).join(', ')})` : ''}`
    // `explain` without `analyze` counts as an execution, but reads no rows.
    for (let i = isPrepared(text) ? 1 : EXECUTIONS; i < EXECUTIONS; i += 1)
      await client.query(`explain ${execute}`)
    const { rows } = await client.query(`explain (${options}) ${execute}`)
    return rows.map((row) => row['QUERY PLAN'])
  } finally {
    await client.query('deallocate asked')
  }
}

/**
 * Returns the faults in PostgreSQL's plan of a statement: a scan of a whole large table, or a step, including an index
 * or a sort, that processes more than `most` rows.
 *
 * @param large names of tables that a statement must not scan completely
 */
export async function wrongSteps(
  client: pg.Client,
  statement: Statement,
  large: ReadonlySet<string>,
  most: number,
): Promise<string[]> {
  const wrong: string[] = []
  const look = (node: Node) => {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    // Reading an index entry takes a tenth of the time of reading a row.
    const share = node['Node Type'] === 'Bitmap Index Scan' ? 0.1 : 1
    const rows = Math.round((node['Actual Rows'] + removed) * node['Actual Loops'] * share)
    const table = node['Relation Name'] ?? ''
    const on = [table, node['Index Name']].filter(Boolean).join(' by ')
    if (node['Node Type'].includes('Seq Scan') && large.has(table) && rows > most)
      wrong.push(`Seq Scan on ${table}, ${rows} rows`)
    else if (rows > most) wrong.push(`${node['Node Type']} ${on && `on ${on} `}goes through ${rows} rows`)
    for (const inner of node.Plans ?? []) look(inner)
  }
  const [explained] = (await explain(client, statement, 'analyze, format json')) as [[{ Plan: Node }]]
  look(explained[0].Plan)
  return wrong
}
