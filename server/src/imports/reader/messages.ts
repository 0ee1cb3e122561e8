import type { ImportKind, ImportType } from '@nivas/contract/imports/schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'

/** To the reader process: the file, then one word for each message that was processed. */
export type ToReader = { kind: ImportKind; type: ImportType; bytes: Uint8Array } | 'taken'

export type Batch = {
  /** Rows to store, as JSON that goes to the database unchanged. */
  rows: string
  /** Wrong cells, likewise. */
  problems: string
  count: number
  /** The share of the file that has been read, from 0 to 1. */
  read: number
}

/** What is read from a file. */
export type Output =
  | { headings: { present: string[]; unused: string[]; sheets: string[] } }
  | Batch
  | { preview: { row_number: number; values: string[] }[] }

export type FromReader = Output | { end: true } | { failure: Text; error?: string }
