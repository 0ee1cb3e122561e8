import type { SheetColumn } from '@nivas/contract/imports/columns.ts'
import { type Headings, letterOf, readHeadings, type SheetKind } from '@nivas/contract/imports/sheet.ts'
import { fieldTexts } from '@nivas/contract/messages.ts'
import { type PlainKey, say, type Text } from '@nivas/contract/texts.ts'
import type { Cell, Row } from './cell.ts'
import { empty, FileProblem, manyRows } from './file-problem.ts'

export type Problem = {
  row_number: number
  /** The name of the column; empty for a heading. */
  name: string
  column_title: string
  column_letter: string | null
  value: string
  text: Text
}

/** The result of a row: its problems, and the values to store when there are none. */
export type Understood = { number: number; values?: Record<string, unknown>; problems: Problem[] }

const VALUE_LENGTH = 100
/** Returns the beginning of a text, with only the characters that the database can store. */
export const cut = (value: string, most = VALUE_LENGTH): string =>
  value.slice(0, most).toWellFormed().replaceAll('\0', '\ufffd')

/** Returns a text whose values contain only characters that the database can store. */
const cutText = ({ key, values }: Text): Text =>
  values
    ? {
        key,
        values: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'string' ? cut(value) : value,
          ]),
        ),
      }
    : { key }

const textOf = (cell: Cell): string =>
  typeof cell === 'string' ? cell.trim() : 'date' in cell ? cell.date : cell.value

/** Returns the error of a cell that does not depend on the rules of its column. */
function wrongIn(cell: Cell, column: SheetColumn): PlainKey | undefined {
  if (typeof cell === 'string') return undefined
  if ('wrong' in cell) return cell.wrong
  return column.date
    ? undefined
    : 'The spreadsheet turned this into a date. Please format the column as text and type it again.'
}

/** Reads the first row of a file as its headings. */
export function headingsOf(kind: SheetKind, row: Row | undefined, lettered: boolean) {
  if (!row) throw new FileProblem(empty)
  const titles = row.cells.map(textOf)
  const headings = readHeadings(kind, titles)
  const place = (at: number) => ({
    row_number: row.number,
    name: '',
    column_title: cut(titles[at] ?? ''),
    column_letter: lettered ? letterOf(at) : null,
    value: cut(titles[at] ?? ''),
  })
  const problems: Problem[] = [
    ...headings.missing.map(({ title }) => ({
      row_number: row.number,
      name: '',
      column_title: title,
      column_letter: null,
      value: '',
      text: say('This column is missing'),
    })),
    ...headings.repeated.map((at) => ({ ...place(at), text: say('The file has this column twice') })),
  ]
  return { headings, titles, problems }
}

/** Reads the rows below the headings, one after the other. */
export async function* understand(
  kind: SheetKind,
  { headings, titles }: { headings: Headings; titles: string[] },
  rows: AsyncIterable<Row>,
  lettered: boolean,
  mostRows: number,
): AsyncGenerator<Understood & { read: number }> {
  const present = headings.columns.flatMap((column, at) => (column ? [{ column, at }] : []))
  const blankTexts = Object.fromEntries(kind.columns.map(({ name }) => [name, '']))
  const besideOthers = kind.besideOthers()
  let count = 0
  for await (const { number, cells, read } of rows) {
    count += 1
    if (count > mostRows) throw new FileProblem(manyRows)
    const texts: Record<string, string> = { ...blankTexts }
    const wrong: Record<string, Text[]> = {}
    for (const { column, at } of present) {
      const cell = cells[at] ?? ''
      texts[column.name] = textOf(cell)
      const text = wrongIn(cell, column)
      if (text !== undefined) wrong[column.name] = [say(text)]
    }
    const parsed = kind.Row.safeParse(texts)
    const errors = { ...(parsed.success ? {} : fieldTexts(parsed.error)), ...wrong }
    for (const { name, text } of besideOthers(texts, number)) if (!errors[name]) errors[name] = [text]
    const problems = present.flatMap(({ column, at }) =>
      (errors[column.name] ?? []).slice(0, 1).map((text) => ({
        row_number: number,
        name: column.name,
        column_title: cut(titles[at] ?? ''),
        column_letter: lettered ? letterOf(at) : null,
        value: cut(texts[column.name] ?? ''),
        text: cutText(text),
      })),
    )
    const right = problems.length === 0 && parsed.success
    yield { number, problems, read, ...(right && { values: parsed.data as Record<string, unknown> }) }
  }
}
