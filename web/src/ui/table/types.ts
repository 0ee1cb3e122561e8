import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import type { PlainKey, Text } from '@nivas/contract/texts.ts'
import type { ComponentType, ReactNode } from 'react'
import type { FoundStore } from '../list-state.tsx'
import type { HowToChange } from '../use-address.ts'
import type { AnyColumn, CellValue } from './columns.ts'
import type { ChangeTable, TableState } from './state.ts'

/** An action of one row. */
export type RowAction = {
  /** The label of the button. */
  label: PlainKey
  /** A word of the label, where that is too long for a row: the button then has the label as its name and tooltip. */
  short?: PlainKey
  onClick: () => void
  icon?: ComponentType<{ size?: number | string }>
  /** Stands in the row's menu always: in the row it would cover the columns beside it. */
  inMenu?: boolean
  /** Deletes or cancels: shown in the colour of refusals. */
  danger?: boolean
  disabled?: boolean
  /** Why it is not possible, an English text: disables it, is its tooltip, and is shown when it is pressed. */
  refused?: PlainKey | false | undefined
}

export type Selection<Row> = {
  selected: readonly Row[]
  onChange: (selected: Row[]) => void
  /** The rows with a checkbox; all of them by default. */
  selectable?: (row: Row) => boolean
}

/** The first and the last day of a report. */
export type Days = { from: string; to: string }

/** The properties of every table, for any source of rows. */
export type TableProps<Row> = {
  /** The name of the table: in this browser's storage, and in the names of exported files. */
  name: ExportedList
  /** The name of exported files, where it is not that of the table; and the label of their button. */
  files?: { name: string; all: PlainKey }
  /** The days of its rows, and what these are narrowed to: the table is printed too, with both on the paper. */
  paper?: Days & { choice?: string | undefined }
  /** The unique key of a row. */
  rowKey: (row: Row) => string | number
  /** The name of the list, for screen readers. */
  label: PlainKey
  /** Details below a row, opened by the arrow before it or a click into it. */
  expand?: (row: Row) => ReactNode
  /** The words of these details, for an action in the row's menu that shows and hides them: the arrow has none. */
  details?: { show: PlainKey; hide: PlainKey }
  /**
   * The likeliest first: two stand in the row, the rest in a menu. `false` leaves one out. A `gone` row is
   * shown although the server no longer lists it.
   */
  rowActions?: (row: Row, gone: boolean) => readonly (RowAction | false | null | undefined)[]
  /** The colour of a row; the row has its meaning as a word too. */
  rowTone?: (row: Row) => 'success' | 'warning' | 'breach' | undefined
  /**
   * The key of the row that is being worked on: it is marked, and its likeliest action has the focus, also
   * when that changes.
   */
  current?: string | number | undefined
  /** Checkboxes before the rows; a selection stays after a change of the page. */
  selection?: Selection<Row> | undefined
  /** Takes what the list has read, for the sentence above it. */
  found?: FoundStore<Row>
  /** Describes the rows to come, and offers the first step. */
  empty: { text: PlainKey; action?: ReactNode }
  /** Whether its rows are about persons: their export asks for the password and is audited. Default: true. */
  persons?: boolean
  /** Sums of all filtered rows, by the keys of columns: in a last row, which stays visible. */
  totals?: Readonly<Record<string, CellValue>> | undefined
  /**
   * The list of a counter: its first filter has the focus when it opens, and Enter, with one row left, does
   * that row's likeliest action.
   */
  atCounter?: boolean
  /** What stands in a cell of that row instead of the sum alone: a link to what it is made of. */
  totalCell?: ((key: string, text: string) => ReactNode) | undefined
  /** Controls of the screen's own, before the filters. */
  controls?: ReactNode
  /** Controls that are needed more seldom than the filters, and stand after them. */
  seldom?: ReactNode
  /** Clears these controls; given while they leave rows out. */
  clearControls?: ((how?: HowToChange) => void) | false | undefined
}

/** The source of a table's rows. */
export type TableSource<Row> = {
  /** The rows of the page; undefined while the first ones load. */
  rows: readonly Row[] | undefined
  /** Keys of rows that are shown although the server no longer lists them. */
  gone?: ReadonlySet<string | number> | undefined
  /** Reports the pointer to the source, for a list that is refetched by itself. */
  pointer?: { onPointerMove: () => void; onPointerLeave: () => void } | undefined
  total: number
  perPage: number
  state: TableState
  change: ChangeTable
  /** The page number of `rows`: not that of the address while another page loads, or failed to load. */
  page: number
  /** `rows` belong to another page or other filters than the address has. */
  outdated: boolean
  /** Newer rows are loading. */
  fetching: boolean
  /** The failure, in words for the user. */
  failure: Text | undefined
  retry: () => void
  /** `all` too has the rows of an earlier request: the export waits for those that were asked for. */
  exportWaits?: boolean
  /** `all` reads the rows anew: the sums of a file are those of its rows. */
  readAnew?: boolean
  /** Every filtered row, for export. */
  all: (onProgress: (done: number, total: number) => void, signal: AbortSignal) => Promise<Row[]>
}

export type ViewProps<Row> = TableProps<Row> & {
  columns: readonly AnyColumn<Row>[]
  source: TableSource<Row>
}

/** What the rows' parts of a table share: its columns as they stand beside each other. */
export type ArrangedProps<Row> = ViewProps<Row> & {
  /** On a phone two columns can stand above each other. */
  stacks: readonly (readonly AnyColumn<Row>[])[]
  /** The columns that stay in view at the end. */
  staying: readonly AnyColumn<Row>[]
  narrow: boolean
  /** Rows have details: the screen's own, or texts that are cut in their cells. */
  hasDetails: boolean
}
