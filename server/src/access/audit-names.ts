import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { kindOfId, type NamedKind } from '@nivas/contract/access/audited-ids.ts'
import { reportNamed } from '@nivas/contract/reports/report-list.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { readNames } from './names-of-ids.ts'

type Said = AuditRow['said']
/** Returns the value that replaces an id. */
type Instead = (kind: NamedKind, id: number) => unknown

const isObject = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies `change` to a value, or to each element of a list. */
const each = (value: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value)

/** Returns the audited input with its ids replaced, at any depth. */
function withInstead(said: Said, area: string, within: string, instead: Instead): Said {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => {
      const kind = kindOfId(area, within, name)
      const change = (one: unknown) => {
        if (isObject(one)) return withInstead(one, area, name, instead)
        return kind && typeof one === 'number' ? instead(kind, one) : one
      }
      return [name, each(value, change)]
    }),
  )
}

function ofRow({ call, said }: Pick<AuditRow, 'call' | 'said'>, instead: Instead): Said {
  const [area = '', name = ''] = call.split('.')
  return withInstead(said, area, name, instead)
}

/** Collects the ids in the rows by the kind of their records. */
function idsIn(rows: readonly Pick<AuditRow, 'call' | 'said'>[]): Map<NamedKind, Set<number>> {
  const found = new Map<NamedKind, Set<number>>()
  for (const row of rows)
    ofRow(row, (kind, id) => found.set(kind, (found.get(kind) ?? new Set<number>()).add(id)))
  return found
}

/**
 * Puts names in place of ids in the audited input, at any depth. A deleted user still has a name; a reservation has its
 * application number. The id of a record that was deleted since stays. A report has its title, so that the screen need
 * not load the list of reports.
 */
export async function withNames<Row extends Pick<AuditRow, 'call' | 'said'>>(
  db: Kysely<DB>,
  rows: readonly Row[],
): Promise<Row[]> {
  const nameOf = await readNames(db, idsIn(rows))
  return rows.map((row) => {
    const said = ofRow(row, (kind, id) => nameOf(kind, id) ?? id)
    const { report } = said
    const title = typeof report === 'string' && reportNamed(report)?.title
    return { ...row, said: title ? { ...said, report: title } : said }
  })
}
