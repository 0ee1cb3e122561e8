import type { PlainKey } from '@nivas/contract/texts.ts'
/** What a file says in one place: a text, a day, or something that the program which wrote it could not say right. */
export type Cell = string | { date: string } | { wrong: PlainKey; value: string }

/** A row of a file; `number` as its program counts them, from 1. */
export type Row = {
  number: number
  cells: Cell[]
  /** How much of the file has been read with it, from 0 to 1. */
  read: number
}

export const shortened = (value: string): Cell => ({
  wrong: 'The spreadsheet has shortened this number. Please format the column as text and type it again.',
  value,
})

export const MOST_COLUMNS = 500
