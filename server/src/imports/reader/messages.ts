import type { ImportKind, ImportType } from '@nivas/contract/imports/schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'

/** To the process that reads: the file, and then a word for each thing that it sent and that has been taken. */
export type ToReader = { kind: ImportKind; type: ImportType; bytes: Uint8Array } | 'taken'

export type Batch = {
  /** Rows to store, as JSON that goes to the database as it is. */
  rows: string
  /** Wrong cells, likewise. */
  problems: string
  count: number
  /** How much of the file has been read, from 0 to 1. */
  read: number
}

export type FromReader =
  | { headings: { present: string[]; unused: string[] } }
  | Batch
  | { preview: { row_number: number; values: string[] }[] }
  | { end: true }
  | { failure: Text; error?: string }
