import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'

/** What a cell holds, apart from how it looks: for export, for sorting, and for columns without `render`. */
export type CellValue = string | number | boolean | null | undefined

/**
 * What a column holds; its look, alignment and export follow from it. `number` is a count, `money` rupees, `day` a
 * `YYYY-MM-DD`, `moment` an ISO date and time, and a boolean is Yes or No in any of them.
 */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'moment'

/** One choice of a filter. */
export type FilterOption = { value: string; label: PlainKey }

/** `text` finds a part of the text; `options` one of a list, or with `many` any of several. */
export type ColumnFilter = 'text' | { options: readonly FilterOption[]; many?: boolean }

/** The keys of a row whose values can stand in a cell as they are. */
export type PlainField<Row> = {
  [K in keyof Row & string]: Row[K] extends CellValue ? K : never
}[keyof Row & string]

type Common<Row> = {
  /** The heading. */
  title: PlainKey
  kind?: CellKind
  /** What the cell shows; without it, its value in the manner of `kind`. */
  render?: (row: Row) => ReactNode
  /** What the rows of a local table are sorted by, where that is not the value. */
  sortBy?: (row: Row) => CellValue
  /** Only where it should not follow from `kind`. */
  align?: 'left' | 'right' | 'center'
  /** Left out until somebody chooses it under 'Columns'. */
  hiddenAtFirst?: boolean
  /** The column that names the row: it stays in sight when the table is scrolled sideways. The first one otherwise. */
  pinned?: boolean
}

type Valued<Row> =
  | { key: PlainField<Row>; value?: (row: Row) => CellValue }
  | { key: string; value: (row: Row) => CellValue }

type Sortable<Sort extends string> = { sortable?: false } | { key: Sort; sortable: true }
type Filterable<Filter extends string> = { filter?: never } | { key: Filter; filter: ColumnFilter }

/**
 * A column of a table. `key` names it in the address and in what is remembered; it is the name of a plain field of the
 * row, or `value` says what the cell holds. Only what the call can sort or filter by may be `sortable` or have a `filter`.
 */
export type Column<Row, Sort extends string = string, Filter extends string = string> = Common<Row> &
  Valued<Row> &
  Sortable<Sort> &
  Filterable<Filter>

/** A column once its type has been checked: what the table's own parts work with. */
export type AnyColumn<Row> = Common<Row> & {
  key: string
  value?: ((row: Row) => CellValue) | undefined
  sortable?: boolean | undefined
  filter?: ColumnFilter | undefined
}

export const cellValue = <Row>(column: AnyColumn<Row>, row: Row): CellValue =>
  column.value ? column.value(row) : ((row as Record<string, unknown>)[column.key] as CellValue)

export const alignOf = <Row>({ align, kind }: AnyColumn<Row>): 'left' | 'right' | 'center' =>
  align ?? (kind === 'number' || kind === 'money' ? 'right' : 'left')

/** The column that names each row. */
export const pinnedOf = <Row>(columns: readonly AnyColumn<Row>[]): AnyColumn<Row> | undefined =>
  columns.find((column) => column.pinned) ?? columns[0]
