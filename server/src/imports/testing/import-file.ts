import { setTimeout as sleep } from 'node:timers/promises'
import { imports } from '@nivas/contract/imports/calls.ts'
import { type Import, type ImportKind, importTypes } from '@nivas/contract/imports/schemas.ts'
import { inEnglish } from '@nivas/contract/in-english.ts'
import { expect } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { xlsxOf } from './xlsx.ts'

export const csv = (text: string | Uint8Array): Blob => new Blob([text as string], { type: importTypes.csv })
export const xlsx = async (rows: readonly (readonly unknown[])[]): Promise<Blob> =>
  new Blob([new Uint8Array(await xlsxOf(rows))], { type: importTypes.xlsx })

/** Waits until the check or the import has ended. */
export async function settled(staff: Client, id: number): Promise<Import> {
  for (;;) {
    const now = await staff.data(imports.get, { id })
    if (now.state !== 'checking' && now.state !== 'importing') return now
    await sleep(50)
  }
}

export async function check(staff: Client, kind: ImportKind, file: Blob): Promise<Import> {
  const { id } = await staff.data(imports.upload, { kind, file_name: 'file', file })
  return settled(staff, id)
}

/** Checks a file, which must be valid, and imports it. */
export async function run(staff: Client, kind: ImportKind, file: Blob): Promise<Import> {
  const { id, state, problems, failure } = await check(staff, kind, file)
  expect([state, problems, failure]).toEqual(['checked', 0, null])
  await staff.data(imports.run, { id })
  return settled(staff, id)
}

/** Returns row, heading, value and text of the wrong cells. */
export const problemsOf = async (staff: Client, { id }: Import) =>
  (await staff.data(imports.problems, { id, per_page: 200 })).map(
    ({ row_number, column_title, value, text }) => [row_number, column_title, value, inEnglish(text)],
  )

export const counts = ({ new_rows, changed_rows, unchanged_rows }: Import) => [
  new_rows,
  changed_rows,
  unchanged_rows,
]
