import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'

/** The plain value of a cell, for export, for sorting, and for columns without `render`. */
export type CellValue = string | number | boolean | null | undefined

/**
 * The kind of a column's values, which decides format, alignment and export. `number` is a count, `money` rupees,
 * `percent` has one decimal, `name` is a name that the venue gave (a building, rooms, an event) in the user's language,
 * `day` is a `YYYY-MM-DD`, `moment` an ISO date and time. A boolean is Yes or No in every kind.
 */
export type CellKind = 'text' | 'name' | 'number' | 'money' | 'percent' | 'day' | 'moment'

/** One option of a filter. */
export type FilterOption = { value: string; label: PlainKey }

/** `text` finds a part of the text. `options` finds one of a list, or with `many` any of several. */
export type ColumnFilter = 'text' | { options: readonly FilterOption[]; many?: boolean }

/** The keys of a row whose values can be shown in a cell unchanged. */
export type PlainField<Row> = {
  [K in keyof Row & string]: Row[K] extends CellValue ? K : never
}[keyof Row & string]

/**
 * Finds the rows of a scanned Aadhaar card, before its filter searches for `shown`, the end of its number.
 *
 * @param number the whole number, or its end if the card has no more. Send it only to a call that seals it.
 */
export type TakeCard = (number: string, shown: string) => unknown

type Common<Row> = {
  /** The heading. */
  title: PlainKey
  kind?: CellKind
  /** The content of the cell. The default is its value in the format of `kind`. */
  render?: (row: Row) => ReactNode
  /** The value by which a local table sorts, if it differs from the cell's value. */
  sortBy?: (row: Row) => CellValue
  /**
   * The value that the filter of a local table compares, if it differs from the cell's value: for instance a code, when
   * the value is a word of the user's language.
   */
  filterBy?: (row: Row) => CellValue
  /** Whether the text of a filter of a local table also finds the row by something else, such as a scanned code. */
  alsoFoundBy?: (row: Row, text: string) => boolean
  /** Finds the rows of an Aadhaar card that is scanned into the filter for texts. Without it, the filter refuses it. */
  takeCard?: TakeCard
  /** The alignment, if it differs from the default of `kind`. */
  align?: 'left' | 'right' | 'center'
  /** Breaks a heading of several words into lines, for a column of short values. */
  narrow?: boolean
  /** Hidden until the user chooses it under 'Columns'. */
  hiddenAtFirst?: boolean
  /** The column that names the row. It stays visible in sideways scrolling. The default is the first column. */
  pinned?: boolean
  /** On a phone the column is always shown, together with the amount of the row. */
  onPhone?: boolean
  /** The row's details already contain this value, so they do not repeat it when the cell cuts it off. */
  inDetails?: boolean
  /**
   * The column stays in view in sideways scrolling. The default is true for the status and for a single column of
   * money.
   */
  stays?: boolean
}

type Valued<Row> =
  | { key: PlainField<Row>; value?: (row: Row) => CellValue }
  | { key: string; value: (row: Row) => CellValue }

type Sortable<Sort extends string> = { sortable?: false } | { key: Sort; sortable: true }
type Filterable<Filter extends string> = { filter?: never } | { key: Filter; filter: ColumnFilter }

/**
 * A column of a table. `key` names it in the address and in the browser's storage. Either `key` is the name of a plain
 * field of the row, or `value` returns the value of the cell. Only columns that the call can sort or filter by may be
 * `sortable` or have a `filter`.
 */
export type Column<Row, Sort extends string = string, Filter extends string = string> = Common<Row> &
  Valued<Row> &
  Sortable<Sort> &
  Filterable<Filter>

/** A column after its type was checked. The parts of the table use this type. */
export type AnyColumn<Row> = Common<Row> & {
  key: string
  value?: ((row: Row) => CellValue) | undefined
  sortable?: boolean | undefined
  filter?: ColumnFilter | undefined
}

/** Returns the value of a cell: the result of the column's `value`, or the field of the row with its key. */
export const cellValue = <Row>(column: AnyColumn<Row>, row: Row): CellValue =>
  column.value ? column.value(row) : ((row as Record<string, unknown>)[column.key] as CellValue)

/** Returns the alignment of a column. Numbers are right-aligned, so that digits of the same place value line up. */
export const alignOf = <Row>({ align, kind }: AnyColumn<Row>): 'left' | 'right' | 'center' =>
  align ?? (kind === 'number' || kind === 'money' || kind === 'percent' ? 'right' : 'left')

/** Returns the column that names each row. */
export const pinnedOf = <Row>(columns: readonly AnyColumn<Row>[]): AnyColumn<Row> | undefined =>
  columns.find((column) => column.pinned) ?? columns[0]
