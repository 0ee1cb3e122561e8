// A process that reads one file. If a hostile file fills the memory, only this process ends, and the server continues.
// (A worker thread that runs out of memory would end the server too.)
import type { NamedCharge } from '@nivas/contract/electrical/charges-cell.ts'
import { sheetKinds } from '@nivas/contract/imports/kinds.ts'
import { PREVIEW_ROWS } from '@nivas/contract/imports/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { FileProblem, notText, notXlsx } from './file-problem.ts'
import type { FromReader, ToReader } from './messages.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { cut, headingsOf, understand } from './understand.ts'

const MOST_ROWS = 500_000
const BATCH = 2_000
/** The maximum number of batches that may wait for the server. */
const AHEAD = 3

let ahead = 0
let taken: (() => void) | undefined

async function send(message: FromReader): Promise<void> {
  ahead += 1
  process.send?.(message)
  while (ahead > AHEAD) await new Promise<void>((resolve) => (taken = resolve))
}

async function read({ kind: name, type, bytes }: Extract<ToReader, object>): Promise<void> {
  const kind = sheetKinds[name]
  const lettered = type === 'xlsx'
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let sheets: readonly string[] = []
  const rows = lettered ? readXlsx(file, (names) => (sheets = names)) : readCsv(kind, file, MOST_ROWS)
  const first = headingsOf(kind, (await rows.next()).value ?? undefined, lettered)
  const { columns, unused } = first.headings
  const present = columns.flatMap((column) => column?.name ?? [])
  const some = (names: readonly string[]) => names.slice(0, 50).map((name) => cut(name))
  await send({ headings: { present, unused: some(unused), sheets: some(sheets) } })
  if (first.problems.length > 0)
    return send({ rows: '[]', problems: JSON.stringify(first.problems), count: 0, read: 1 })

  let batch: Record<string, unknown>[] = []
  let problems: object[] = []
  let count = 0
  const preview: { row_number: number; values: string[] }[] = []
  const flush = async (part: number) => {
    await send({ rows: JSON.stringify(batch), problems: JSON.stringify(problems), count, read: part })
    batch = []
    problems = []
    count = 0
  }
  for await (const row of understand(kind, first, rows, lettered, MOST_ROWS)) {
    count += 1
    problems.push(...row.problems)
    if (row.values) {
      batch.push({ row_number: row.number, ...row.values })
      if (preview.length < PREVIEW_ROWS)
        preview.push({ row_number: row.number, values: present.map((name) => asText(row.values?.[name])) })
    }
    if (count >= BATCH) await flush(row.read)
  }
  await flush(1)
  await send({ preview })
}

/** Returns a value as the preview shows it; the charges of a house look as in the cell. */
function asText(value: unknown): string {
  if (Array.isArray(value))
    return value.map(({ name, amount }: NamedCharge) => `${name}: ${amount}`).join('; ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '')
}

process.on('message', (message: ToReader) => {
  if (message === 'taken') {
    ahead -= 1
    taken?.()
    return
  }
  const end = (last: FromReader) => process.send?.(last, () => process.disconnect())
  const broken = message.type === 'xlsx' ? notXlsx : notText
  read(message).then(
    () => end({ end: true }),
    (error: unknown) =>
      end(
        error instanceof FileProblem
          ? { failure: error.text }
          : { failure: say(broken), error: String(error) },
      ),
  )
})
