import type { PlainKey, Text } from '@nivas/contract/texts.ts'
import type { ComponentType, ReactNode } from 'react'
import type { AnyColumn, CellValue } from './columns.ts'
import type { ChangeTable, TableState } from './state.ts'

/** Something that can be done with one row. */
export type RowAction = {
  /** What the button does. */
  label: PlainKey
  onClick: () => void
  icon?: ComponentType<{ size?: number | string }>
  /** Deletes or cancels: shown in the colour of refusals. */
  danger?: boolean
  disabled?: boolean
  /** Why it cannot be done, an English text: switches it off, and is shown as its tooltip. */
  refused?: PlainKey | false | undefined
}

export type Selection<Row> = {
  selected: readonly Row[]
  onChange: (selected: Row[]) => void
  /** Which rows get a checkbox; all of them without it. */
  selectable?: (row: Row) => boolean
}

/** What every table is given, wherever its rows come from. */
export type TableProps<Row> = {
  /** Names the table: in what this browser remembers of it, and in the names of exported files. */
  name: string
  /** What makes a row itself; two rows never have the same. */
  rowKey: (row: Row) => string | number
  /** What the list is called, for people who do not see it. */
  label: PlainKey
  /** Details below a row, opened by the arrow before it or a click into it. */
  expand?: (row: Row) => ReactNode
  /**
   * The likeliest first: two stand in the row, the rest behind a menu. `false` leaves one out. A row that is `gone` is
   * shown although the server no longer lists it.
   */
  rowActions?: (row: Row, gone: boolean) => readonly (RowAction | false | null | undefined)[]
  /** The colour of a row; what it means stands in the row as a word too. */
  rowTone?: (row: Row) => 'success' | 'warning' | 'breach' | undefined
  /**
   * The key of the row that was just worked on: it is marked, and its likeliest action has the focus, also when it becomes
   * another one.
   */
  current?: string | number | undefined
  /** Checkboxes before the rows; a selection outlives a change of the page. */
  selection?: Selection<Row> | undefined
  /** Says what will be here, and offers the first step. */
  empty: { text: PlainKey; action?: ReactNode }
  /** Whether its rows are about persons: their export asks for the password, and is audited. True when left out. */
  persons?: boolean
  /** Sums of all rows that the filters leave, by the keys of columns: they stand in a last row, which stays in sight. */
  totals?: Readonly<Record<string, CellValue>> | undefined
  /** Controls of the screen's own, before the filters. */
  controls?: ReactNode
}

/** Where the rows of a table come from. */
export type TableSource<Row> = {
  /** The rows of the page; none yet while the first ones load. */
  rows: readonly Row[] | undefined
  /** Keys of rows that are shown although the server no longer lists them. */
  gone?: ReadonlySet<string | number> | undefined
  /** Tells the source where the pointer is, for a list that is read anew by itself. */
  pointer?: { onPointerMove: () => void; onPointerLeave: () => void } | undefined
  total: number
  perPage: number
  state: TableState
  change: ChangeTable
  /** The number of the page that `rows` are of: not that of the address while another page loads, or could not be. */
  page: number
  /** `rows` are of another page or other filters than the address wants. */
  outdated: boolean
  /** Newer rows are on their way. */
  fetching: boolean
  /** What went wrong, in words for the reader. */
  failure: Text | undefined
  retry: () => void
  /** Every row that the filters leave, for export. */
  all: (onProgress: (done: number, total: number) => void, signal: AbortSignal) => Promise<Row[]>
}

export type ViewProps<Row> = TableProps<Row> & {
  columns: readonly AnyColumn<Row>[]
  source: TableSource<Row>
}
