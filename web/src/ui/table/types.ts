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
  /** A shorter label for a row with little space. The button then has the full label as its name and tooltip. */
  short?: PlainKey
  onClick: () => void
  icon?: ComponentType<{ size?: number | string }>
  /** Always in the row's menu, because a button in the row would cover the columns beside it. */
  inMenu?: boolean
  /** The action deletes or cancels. It is shown in the colour of refusals. */
  danger?: boolean
  disabled?: boolean
  /**
   * Why the action is not possible, in English. It disables the action, is its tooltip, and is shown when it is
   * pressed.
   */
  refused?: PlainKey | false | undefined
}

export type Selection<Row> = {
  selected: readonly Row[]
  onChange: (selected: Row[]) => void
  /** Returns whether a row has a checkbox. By default all rows have one. */
  selectable?: (row: Row) => boolean
}

/** The first and the last day of a report. */
export type Days = { from: string; to: string }

/** The properties of every table, for any source of rows. */
export type TableProps<Row> = {
  /** The name of the table in this browser's storage and in the names of exported files. */
  name: ExportedList
  /** The name of exported files, where it differs from that of the table, and the label of the export button. */
  files?: { name: string; all: PlainKey }
  /** The days of the rows and the chosen filter. With these the table can be printed, and the paper shows both. */
  paper?: Days & { choice?: string | undefined }
  /** The unique key of a row. */
  rowKey: (row: Row) => string | number
  /** The name of the list, for screen readers. */
  label: PlainKey
  /** Returns the details below a row, which the arrow before the row or a click on the row opens. */
  expand?: (row: Row) => ReactNode
  /** The labels of an action in the row's menu that shows and hides the details. The arrow has no label. */
  details?: { show: PlainKey; hide: PlainKey }
  /**
   * Returns the actions of a row, the likeliest first. Two have buttons in the row, the rest are in a menu. `false`
   * leaves one out. A `gone` row is shown although the server no longer lists it.
   */
  rowActions?: (row: Row, gone: boolean) => readonly (RowAction | false | null | undefined)[]
  /** Returns the colour of a row. The row must show its meaning as a word too. */
  rowTone?: (row: Row) => 'success' | 'warning' | 'breach' | undefined
  /**
   * The key of the row that the user is working on. It is marked, and its likeliest action gets the focus whenever that
   * action changes.
   */
  current?: string | number | undefined
  /** The checkboxes before the rows. The selection is kept when the page changes. */
  selection?: Selection<Row> | undefined
  /** Receives what the list has read, for the sentence above it. */
  found?: FoundStore<Row>
  /** Describes the rows to come, and offers the first step. */
  empty: { text: PlainKey; action?: ReactNode }
  /**
   * Whether the rows are about persons, so that an export asks for the password and is audited. The default is true.
   */
  persons?: boolean
  /** The sums of all filtered rows by column key. They are shown in a last row, which stays visible. */
  totals?: Readonly<Record<string, CellValue>> | undefined
  /**
   * The list belongs to a counter. Its first filter has the focus when it opens. When Enter leaves only one row, that
   * row's likeliest action is done, or with `focus` gets the focus, because it acts on a person without a question.
   */
  atCounter?: boolean | 'focus'
  /** Returns the content of a cell of sums instead of the plain sum, such as a link to the records. */
  totalCell?: ((key: string, text: string) => ReactNode) | undefined
  /** Controls of the screen before the filters. */
  controls?: ReactNode
  /** Controls that are needed less often than the filters. They come after the filters. */
  seldom?: ReactNode
  /** Clears these controls. Given only while they hide rows. */
  clearControls?: ((how?: HowToChange) => void) | false | undefined
}

/** The source of a table's rows. */
export type TableSource<Row> = {
  /** The rows of the page. Undefined while the first ones load. */
  rows: readonly Row[] | undefined
  /** Keys of rows that are shown although the server no longer lists them. */
  gone?: ReadonlySet<string | number> | undefined
  /** Reports the movements of the pointer, for a list that is refetched automatically. */
  pointer?: { onPointerMove: () => void; onPointerLeave: () => void } | undefined
  total: number
  perPage: number
  state: TableState
  change: ChangeTable
  /**
   * The page number of `rows`. It differs from that of the address while another page loads or after it failed to load.
   */
  page: number
  /** Whether `rows` belong to another page or other filters than the address has. */
  outdated: boolean
  /** Whether newer rows are loading. */
  fetching: boolean
  /** The text of the failure, for the user. */
  failure: Text | undefined
  retry: () => void
  /** Whether `all` would return the rows of an earlier request. An export must then wait for the current ones. */
  exportWaits?: boolean
  /** Whether `all` reads the rows again. The sums of a file are then computed from those rows. */
  readAnew?: boolean
  /** Returns every filtered row, for export. */
  all: (onProgress: (done: number, total: number) => void, signal: AbortSignal) => Promise<Row[]>
}

export type ViewProps<Row> = TableProps<Row> & {
  columns: readonly AnyColumn<Row>[]
  source: TableSource<Row>
}

/** The properties that the parts of a table share, with the columns as they are arranged. */
export type ArrangedProps<Row> = ViewProps<Row> & {
  /** The columns in stacks. On a phone a stack can have two columns, one above the other. */
  stacks: readonly (readonly AnyColumn<Row>[])[]
  /** The columns that stay in view at the end. */
  staying: readonly AnyColumn<Row>[]
  narrow: boolean
  /** Whether rows have details: those of the screen, or texts that are cut off in their cells. */
  hasDetails: boolean
}
