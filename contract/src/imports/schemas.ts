import * as z from 'zod'
import { requiredText, StoredText } from '../fields.ts'
import type { Permission } from '../permissions.ts'

/**
 * The kinds of imports: the venue's buildings, floors and rooms, the registry of customers, words of the
 * dictionary, vaccinations, the products of each shop, houses with their charges, readings of meters.
 */
export const importKinds = [
  'rooms',
  'customers',
  'words',
  'vaccinations',
  'office_products',
  'bookcentre_products',
  'bhandarghar_products',
  'houses',
  'readings',
] as const
export type ImportKind = (typeof importKinds)[number]

/** The permission for each kind of import. */
export const importPermissions = {
  rooms: 'manage-buildings',
  customers: 'manage-customers',
  words: 'manage-dictionary',
  vaccinations: 'vaccination-entry-form',
  office_products: 'office-products',
  bookcentre_products: 'bookcentre-products',
  bhandarghar_products: 'bhandarghar-products',
  houses: 'electrical-profiles',
  readings: 'electrical-bulk-readings',
} as const satisfies Record<ImportKind, Permission>

/** All permissions to import files. */
export const anyImport = [
  importPermissions.rooms,
  importPermissions.customers,
  importPermissions.words,
  importPermissions.vaccinations,
  importPermissions.office_products,
  importPermissions.bookcentre_products,
  importPermissions.bhandarghar_products,
  importPermissions.houses,
  importPermissions.readings,
] as const

/** Kinds whose rows record the user who entered them, so that a signed-in user must import them. */
export const importsOfUsers: readonly ImportKind[] = ['readings']

export const importTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ImportType = keyof typeof importTypes

/** The maximum size of a file: 32 MB. */
export const MOST_BYTES = 32 * 1024 * 1024

/** The number of rows in the preview. */
export const PREVIEW_ROWS = 10

/** checking → checked → importing → done; an unreadable file, or a failed write, ends as failed. */
const importStates = ['checking', 'checked', 'importing', 'done', 'failed'] as const

export const FileName = z.object({ file_name: requiredText(200) })
export const KindOfImport = z.object({ kind: z.enum(importKinds) })

/** The state of an import. */
export const Import = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  /** Bytes. */
  size: z.int(),
  state: z.enum(importStates),
  /** The progress of the current step, in percent. */
  progress: z.int(),
  /** Rows below the headings, without blank ones; while the file is read, the number so far. */
  rows: z.int(),
  /** Rows that are new, that change something, and that change nothing; null until the counts are known. */
  new_rows: z.int().nullable(),
  changed_rows: z.int().nullable(),
  unchanged_rows: z.int().nullable(),
  /** For readings: the number of rows for each month, which is named by its first day; empty for other kinds. */
  months: z.array(z.object({ month: z.string(), new_rows: z.int(), unchanged_rows: z.int() })),
  /** The number of wrong cells. */
  problems: z.int(),
  /** The recognised columns, by name; `values` of the preview have this order. */
  columns: z.array(z.string()),
  /** Headings of columns that are not used. */
  unused_columns: z.array(z.string()),
  /** Further sheets of the workbook with content; only the first sheet is read. */
  unused_sheets: z.array(z.string()),
  /** The first rows, as parsed. */
  preview: z.array(
    z.object({
      row_number: z.int(),
      outcome: z.enum(['new', 'changed', 'unchanged']).nullable(),
      values: z.array(z.string()),
    }),
  ),
  /** The reason of the failure. */
  failure: StoredText.nullable(),
  created_at: z.string(),
  created_by: z.string().nullable(),
})
export type Import = z.output<typeof Import>

/** A wrong cell. */
export const ImportProblem = z.object({
  /** The running number of the wrong cell in the file. */
  number: z.int(),
  /** The spreadsheet's row number: the headings are row 1. */
  row_number: z.int(),
  /** The heading in the file, or the name of a missing column. */
  column_title: z.string(),
  /** The name of the column in a spreadsheet, such as `C`; null for a text file. */
  column_letter: z.string().nullable(),
  /** The content of the cell, cut after 100 characters. */
  value: z.string(),
  text: StoredText,
})
export type ImportProblem = z.output<typeof ImportProblem>
