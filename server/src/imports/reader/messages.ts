import type { ImportKind, ImportType } from '@nivas/contract/imports/schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'

/** A message to the reader process: first the file, then `taken` for each message that the server has processed. */
export type ToReader = { kind: ImportKind; type: ImportType; bytes: Uint8Array } | 'taken'

export type Batch = {
  /** The rows to store, as JSON that goes to the database unchanged. */
  rows: string
  /** The wrong cells, as JSON. */
  problems: string
  count: number
  /** The share of the file that has been read, from 0 to 1. */
  read: number
}

/** The output of the reader for a file. */
export type Output =
  | { headings: { present: string[]; unused: string[]; sheets: string[] } }
  | Batch
  | { preview: { row_number: number; values: string[] }[] }

export type FromReader = Output | { end: true } | { failure: Text; error?: string }
