import * as z from 'zod'
import { requiredText, Said } from '../fields.ts'

/** What can be imported: the venue's buildings, floors and rooms, the registry of customers, words of the dictionary, vaccinations. */
export const importKinds = ['rooms', 'customers', 'words', 'vaccinations'] as const
export type ImportKind = (typeof importKinds)[number]

/** Who may import what. */
export const importPermissions = {
  rooms: 'manage-buildings',
  customers: 'manage-customers',
  words: 'manage-dictionary',
  vaccinations: 'vaccination-entry-form',
} as const

export const importTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ImportType = keyof typeof importTypes

/** The most bytes of a file: 32 MB. */
export const MOST_BYTES = 32 * 1024 * 1024

/** So many rows of a file are shown as they were understood. */
export const PREVIEW_ROWS = 10

/** checking → checked → importing → done; a file that cannot be read, or written, ends as failed. */
const importStates = ['checking', 'checked', 'importing', 'done', 'failed'] as const

export const FileName = z.object({ file_name: requiredText(200) })
export const KindOfImport = z.object({ kind: z.enum(importKinds) })

/** How an import stands. */
export const Import = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  /** Bytes. */
  size: z.int(),
  state: z.enum(importStates),
  /** Of what is under way, in percent. */
  progress: z.int(),
  /** Rows below the headings, blank ones left out; while the file is read, those read so far. */
  rows: z.int(),
  /** Rows that are new, that change something, and that change nothing; null until they are known. */
  new_rows: z.int().nullable(),
  changed_rows: z.int().nullable(),
  unchanged_rows: z.int().nullable(),
  /** How many cells are wrong. */
  problems: z.int(),
  /** The columns that were found, by name; `values` of the preview stand in this order. */
  columns: z.array(z.string()),
  /** Headings of columns that are not used. */
  unused_columns: z.array(z.string()),
  /** The first rows as they were understood. */
  preview: z.array(
    z.object({
      row_number: z.int(),
      outcome: z.enum(['new', 'changed', 'unchanged']).nullable(),
      values: z.array(z.string()),
    }),
  ),
  /** Why it failed. */
  failure: Said.nullable(),
  created_at: z.string(),
  created_by: z.string().nullable(),
})
export type Import = z.output<typeof Import>

/** A wrong cell. */
export const ImportProblem = z.object({
  /** Counts the wrong cells of the file. */
  number: z.int(),
  /** As the spreadsheet counts it: the headings are row 1. */
  row_number: z.int(),
  /** The heading in the file, or the name of a column that is missing. */
  column_title: z.string(),
  /** The spreadsheet's own name of the column, `C`; null for a text file. */
  column_letter: z.string().nullable(),
  /** What stands in the cell, cut after 100 characters. */
  value: z.string(),
  text: Said,
})
export type ImportProblem = z.output<typeof ImportProblem>
