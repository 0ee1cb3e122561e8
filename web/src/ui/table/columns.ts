import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'

/** The value of a cell without its look: for export, for sorting, and for columns without `render`. */
export type CellValue = string | number | boolean | null | undefined

/**
 * The kind of a column's values, which decides look, alignment and export. `number` is a count, `money` rupees,
 * `percent` has one decimal, `name` is a name of the venue's (a building, rooms, an event) in the reader's language,
 * `day` is a `YYYY-MM-DD`, `moment` an ISO date and time, and a boolean is Yes or No in any of them.
 */
export type CellKind = 'text' | 'name' | 'number' | 'money' | 'percent' | 'day' | 'moment'

/** One choice of a filter. */
export type FilterOption = { value: string; label: PlainKey }

/** `text` finds a part of the text; `options` one of a list, or with `many` any of several. */
export type ColumnFilter = 'text' | { options: readonly FilterOption[]; many?: boolean }

/** The keys of a row whose values can stand in a cell unchanged. */
export type PlainField<Row> = {
  [K in keyof Row & string]: Row[K] extends CellValue ? K : never
}[keyof Row & string]

type Common<Row> = {
  /** The heading. */
  title: PlainKey
  kind?: CellKind
  /** The content of the cell; by default, its value in the format of `kind`. */
  render?: (row: Row) => ReactNode
  /** The sort value of a local table's rows, if it is not the value. */
  sortBy?: (row: Row) => CellValue
  /** The value that the filter of a local table finds, if it is not the value: a code, where that is a word of a language. */
  filterBy?: (row: Row) => CellValue
  /** Only if it differs from the default of `kind`. */
  align?: 'left' | 'right' | 'center'
  /** A heading of several words takes several lines, for a column of short values. */
  narrow?: boolean
  /** Hidden until the user chooses it under 'Columns'. */
  hiddenAtFirst?: boolean
  /** The column that names the row: it stays visible in sideways scrolling. By default the first one. */
  pinned?: boolean
  /** On a phone it is shown also while it is hidden, with the amount of the row. */
  onPhone?: boolean
  /** The row's own details have it: they do not repeat its text when the cell cuts it. */
  inDetails?: boolean
  /** It stays in view in sideways scrolling. By default the status, and the only column of money. */
  stays?: boolean
}

type Valued<Row> =
  | { key: PlainField<Row>; value?: (row: Row) => CellValue }
  | { key: string; value: (row: Row) => CellValue }

type Sortable<Sort extends string> = { sortable?: false } | { key: Sort; sortable: true }
type Filterable<Filter extends string> = { filter?: never } | { key: Filter; filter: ColumnFilter }

/**
 * A column of a table. `key` names it in the address and in the browser's storage; it is the name of a plain
 * field of the row, or `value` returns the value of the cell. Only columns that the call can sort or filter
 * by may be `sortable` or have a `filter`.
 */
export type Column<Row, Sort extends string = string, Filter extends string = string> = Common<Row> &
  Valued<Row> &
  Sortable<Sort> &
  Filterable<Filter>

/** A column after the check of its type: the table's own parts work with it. */
export type AnyColumn<Row> = Common<Row> & {
  key: string
  value?: ((row: Row) => CellValue) | undefined
  sortable?: boolean | undefined
  filter?: ColumnFilter | undefined
}

/** What the column makes of a row, or the field of the row that has its key. */
export const cellValue = <Row>(column: AnyColumn<Row>, row: Row): CellValue =>
  column.value ? column.value(row) : ((row as Record<string, unknown>)[column.key] as CellValue)

/** Digits of one place stand below each other: numbers are at the right. */
export const alignOf = <Row>({ align, kind }: AnyColumn<Row>): 'left' | 'right' | 'center' =>
  align ?? (kind === 'number' || kind === 'money' || kind === 'percent' ? 'right' : 'left')

/** The column that names each row. */
export const pinnedOf = <Row>(columns: readonly AnyColumn<Row>[]): AnyColumn<Row> | undefined =>
  columns.find((column) => column.pinned) ?? columns[0]
