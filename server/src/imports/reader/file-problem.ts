import { inEnglish } from '@nivas/contract/in-english.ts'
import { say, type Text, type Wording } from '@nivas/contract/texts.ts'

/** The error of a file that cannot be read. Its text has the reason and the remedy. */
export class FileProblem extends Error {
  readonly text: Text

  constructor(text: Wording, options?: ErrorOptions) {
    const full = typeof text === 'string' ? say(text) : text
    super(inEnglish(full), options)
    this.text = full
  }
}

export const tooLarge = 'This file is too large to read. Please split it into smaller ones.'
export const notXlsx =
  'This file could not be read as a spreadsheet. Please save it as XLSX or CSV and try again.'
export const oldExcel =
  'This is an old Excel file (XLS), or one with a password. Please save it as XLSX without a password and try again.'
export const notText =
  'This file could not be read as a text table. Please save it as CSV or XLSX and try again.'
export const notUtf8 =
  'The character encoding of this file is not known. In the spreadsheet program, please save it as "CSV UTF-8", or as XLSX.'
export const empty = 'There are no rows in this file.'
export const manyColumns = 'This file has more than 500 columns. Please keep only those that are imported.'
export const manyRows = 'This file has more than 500,000 rows. Please split it into smaller ones.'
