import type { Call } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { Cell, Report, ReportAsked } from '@nivas/contract/reports/report.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { BoundCall } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { forbidden } from '../http/require-permission.ts'

/** A column of the table. `words` are the names of its values when the values are codes. */
type TableColumn = {
  key: string
  title: PlainKey
  kind: NonNullable<Report['columns'][number]['kind']>
  words?: Readonly<Record<string, PlainKey>>
}

/** A report as a table: for a file, and for a mail. */
export type ReportTable = {
  name: string
  title: PlainKey
  columns: TableColumn[]
  rows: Cell[][]
  /** The sums below the columns; null when there are none. */
  totals: Cell[] | null
  /** Whether there are more rows than a file of a mail may have. Such rows are not summed. */
  isCut: boolean
}

/** Answers a call that reads, as the server answers it over HTTP. */
export type Ask = (call: Call, request: Record<string, unknown>) => Promise<unknown>

/**
 * Returns a function that answers calls of these areas to a user.
 *
 * @throws Refusal with status 403 for a call that the user may not make
 */
export const askFor =
  (bound: readonly BoundCall[], db: Kysely<DB>, actor: Actor): Ask =>
  async (call, request) => {
    const found = bound.find((one) => one.call === call)
    if (!found) throw new Error(`${call.path} is not bound`)
    const input = {
      ...call.params?.parse(request),
      ...call.query?.parse(request),
      ...call.body?.parse(request),
    }
    if (!mayPass(call.permission, actor.permissions, input)) throw new Refusal(403, forbidden)
    // Calls of all areas are in one list here, so no type connects a call with its use case; `bind.ts` has checked
    // that.
    return found.run(db as never, actor as never, input as never)
  }

/** The maximum number of rows of a page. */
const PER_PAGE = 200

/**
 * The maximum number of rows of a file: some megabytes, which mail servers accept. Longer lists are exported on their
 * screens.
 */
const MOST_ROWS = 20_000

type Page = { rows: unknown[] }
type Found = { all: unknown[]; isCut: boolean }

/** Reads the rows of a report, page by page when its call is paged. */
async function rowsOf({ call, request, rows }: Report, asked: ReportAsked, ask: Ask): Promise<Found> {
  if (!call.paged) return { all: [...rows((await ask(call, request(asked))) as never)], isCut: false }
  const all: unknown[] = []
  for (let page = 1; ; page += 1) {
    const answer = (await ask(call, { ...request(asked), page, per_page: PER_PAGE })) as Page
    all.push(...rows(answer.rows as never))
    if (all.length > MOST_ROWS) return { all: all.slice(0, MOST_ROWS), isCut: true }
    if (answer.rows.length < PER_PAGE) return { all, isCut: false }
  }
}

/** Reads a report whose call answers one day, for each day of the range. Each row gets its `day`. */
async function byDay(report: Report, { from, to, ...asked }: ReportAsked, ask: Ask): Promise<Found> {
  const all: unknown[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const found = await rowsOf(report, { ...asked, from: day, to: day }, ask)
    all.push(...found.all.map((row) => ({ ...(row as object), day })))
    if (found.isCut || all.length > MOST_ROWS) return { all: all.slice(0, MOST_ROWS), isCut: true }
  }
  return { all, isCut: false }
}

/**
 * Makes the table of a report: its rows, and its totals, which are the report's row of totals or the sums of its
 * columns. A report about an event needs `asked.event_id`, one about a group `asked.group_id`.
 */
export async function makeTable(report: Report, asked: ReportAsked, ask: Ask): Promise<ReportTable> {
  const { all, isCut } = await (report.covers === 'day' ? byDay : rowsOf)(report, asked, ask)
  const isTotal = report.isTotal as ((row: unknown) => boolean) | undefined
  const cellOf = (column: Report['columns'][number], row: unknown): Cell => {
    const value = column.value
      ? (column.value as (row: unknown) => Cell)(row)
      : (row as Record<string, Cell>)[column.key]
    // A card is shown as in the server's answers, so that no column has to be wider.
    return typeof value === 'string' ? withoutMarks(value) : (value ?? null)
  }
  const lineOf = (row: unknown) => report.columns.map((column) => cellOf(column, row))
  const rows = all.filter((row) => !isTotal?.(row)).map(lineOf)
  const whole = isTotal && all.find((row) => isTotal(row))
  const isSummed = report.columns.some(({ total }) => total)
  const sums = () =>
    report.columns.map(({ total }, at) => (total ? onWire(sum(rows.map((row) => Number(row[at])))) : null))
  return {
    name: report.name,
    title: report.title,
    columns: report.columns.map(({ key, title, kind = 'text', words }) => ({
      key,
      title,
      kind,
      ...(words && { words }),
    })),
    rows,
    // The first column names the rows, which the total has no value for.
    totals: whole ? lineOf(whole).with(0, null) : isSummed && !isCut ? sums() : null,
    isCut,
  }
}
