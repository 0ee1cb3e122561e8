import type { LeadsTo } from '../ui/board/lead.tsx'

/** A record as a receipt or the audit names it. */
export type NamedRecord = {
  id: number
  /** What people call it; empty when it is known by its number alone. */
  name: string
  /** The ids that it stands in, the widest first: of a room its building and floor, of a product its shop. */
  within?: readonly number[]
  /** The counter of a receipt or a cash session, and a receipt that names the record. */
  counter?: string | null
  receipt?: string
  /** The days of a cash session. */
  from?: string | null
  to?: string | null
}

/**
 * The lists that show a record of an area, by its type in the cash book or the audit; the reader sees the first that may
 * be opened. None for a record that is in no list.
 */
export type RecordLists = Readonly<Record<string, (record: NamedRecord) => readonly LeadsTo[]>>

/** The list at a path, narrowed to the name of a record. */
export const byName =
  (to: string, filter = 'name') =>
  ({ name }: NamedRecord): LeadsTo[] =>
    name === '' ? [] : [{ to, search: { [filter]: name } }]

/** The screen at a path, at the number of a record. */
export const byNumber =
  (to: string, parameter: string) =>
  ({ id }: NamedRecord): LeadsTo[] => [{ to, search: { [parameter]: String(id) } }]
