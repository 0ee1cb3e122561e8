import type { PlainKey } from '@nivas/contract/texts.ts'
/**
 * The content of a cell: a text, a day as a spreadsheet stores or shows it, or a value that the spreadsheet program
 * could not store correctly.
 */
export type Cell = string | { date: string } | { wrong: PlainKey; value: string }

/** A row of a file. `number` is the row number in the spreadsheet program, from 1. */
export type Row = {
  number: number
  cells: Cell[]
  /** The share of the file that has been read, from 0 to 1. */
  read: number
}

export const shortened = (value: string): Cell => ({
  wrong: 'The spreadsheet shortened this number. Please format the column as text and type it again.',
  value,
})

export const lettersLost = (value: string): Cell => ({
  wrong: 'Some letters were lost when the file was saved. Please save it as "CSV UTF-8" or XLSX.',
  value,
})

export const MOST_COLUMNS = 500
