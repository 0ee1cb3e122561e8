import type { Call } from '@nivas/contract/call.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './testing/client.ts'
import { everyCall } from './testing/every-call.ts'
import { createLargeDatabase } from './testing/large-database.ts'
import { recordStatements, wrongSteps } from './testing/plans-of.ts'
import { questionsOf, readsMore, refusedRequests } from './testing/questions.ts'
import type { Fields } from './testing/samples/sample.ts'
import { useServer } from './testing/server.ts'

/**
 * PLAN_ROWS=1000000 makes it a million rows, which takes some minutes. The plans are the same at much smaller sizes.
 */
const SIZE = Number(process.env.PLAN_ROWS ?? 100_000)

/**
 * The maximum number of rows that one step of a plan may process, because a filter counts up to 10,000 matches. A table
 * with more rows is large, and no query may scan it completely.
 */
const MOST = 25_000

const during = recordStatements()
const server = useServer(undefined, { jobs: false, database: () => createLargeDatabase(SIZE) })

const reading = everyCall.filter(([, call]) => !call.writes)
const lists = reading.filter(([, { paged }]) => paged)
const others = reading.filter(([, { paged, permission }]) => !paged && permission !== 'public')
const refusing = everyCall.filter(([name]) => refusedRequests(name).length > 0)

/** Returns requests for the first and the last page by each column, in both directions. */
async function pagesOf(staff: Client, call: Call, asked: Fields): Promise<Fields[]> {
  const { shape } = call.query as unknown as {
    shape: { sort: { def: { innerType: { options: string[] } } } }
  }
  const { body } = await staff.send(call, asked as never)
  const { pagination } = (body as unknown as { meta: { pagination: { total_pages: number } } }).meta
  const sorts = shape.sort.def.innerType.options.flatMap((sort) =>
    call.query?.safeParse({ ...asked, order: 'asc' }).success
      ? [
          { sort, order: 'asc' },
          { sort, order: 'desc' },
        ]
      : [{ sort }],
  )
  return sorts.flatMap((sort) => [
    { ...asked, ...sort },
    { ...asked, ...sort, page: pagination.total_pages },
  ])
}

describe(`among ${SIZE.toLocaleString('en')} reservations and all that belongs to them`, () => {
  let client: pg.Client
  let staff: Client
  let large: Set<string>

  beforeAll(async () => {
    client = new pg.Client({ connectionString: server.url })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query(
      `select relname from pg_class where relkind = 'r' and reltuples > $1`,
      [MOST],
    )
    large = new Set(rows.map(({ relname }) => relname))
    staff = await server.as(...permissionNames)
    return () => client.end()
  })

  const questions = (name: string, call: Call) =>
    questionsOf(name, call, async (text) => (await client.query(text)).rows[0])

  /** Returns every statement of these requests whose plan has faults, with the faults. */
  const wrongIn = async (name: string, call: Call, requests: Fields[], expected = 200) => {
    const seen = new Set<string>()
    const wrong: string[] = []
    for (const request of requests) {
      let status = 0
      const statements = await during(async () => {
        status = (await staff.send(call, request as never)).status
      })
      const answered = `${name} ${JSON.stringify(request)}: ${status}`
      expect(status, `${answered}. testing/plans.ts of its area can say what it is asked`).toBe(expected)
      for (const statement of statements) {
        const known = JSON.stringify([statement.text, statement.values])
        if (seen.has(known)) continue
        seen.add(known)
        for (const step of await wrongSteps(client, statement, large, readsMore(name) ?? MOST))
          wrong.push(`${JSON.stringify(request)}: ${step}\n${statement.text.trim().slice(0, 600)}`)
      }
    }
    return wrong
  }

  it('a statement is recorded, and its scan of a large table is a wrong plan', async () => {
    expect([...large]).toContain('reservations')
    expect(await during(() => staff.send(reservations.list, {} as never))).not.toEqual([])
    const scan = { text: 'select phone from reservations', values: [] }
    expect(await wrongSteps(client, scan, large, MOST)).not.toEqual([])
  })

  it.each(lists)(
    'the cost of a page of %s is independent of the rows behind it',
    async (name, call) => {
      const [base = {}, ...filtered] = await questions(name, call)
      expect(await wrongIn(name, call, [...(await pagesOf(staff, call, base)), ...filtered])).toEqual([])
    },
    120_000,
  )

  it.each(others)(
    '%s reads only the rows of its answer',
    async (name, call) => {
      const [base = {}, ...more] = await questions(name, call)
      expect(await wrongIn(name, call, more.length > 0 ? more : [base])).toEqual([])
    },
    120_000,
  )

  it.each(refusing)(
    '%s finds by an index that there is no such record',
    async (name, call) => {
      expect(await wrongIn(name, call, refusedRequests(name), 400)).toEqual([])
    },
    120_000,
  )
})
