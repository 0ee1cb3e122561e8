import type { LeadsTo } from '../ui/board/lead.tsx'

/** A record, as a receipt or the audit names it. */
export type NamedRecord = {
  id: number
  /** The name of the record. Empty when it is known only by its number. */
  name: string
  /**
   * The ids of the records that contain it, the widest first: for a room its building and floor, for a product its
   * shop.
   */
  within?: readonly number[]
  /** The counter of a receipt or a cash session, and the number of a receipt that names the record. */
  counter?: string | null
  receipt?: string
  /** The days of a cash session. */
  from?: string | null
  to?: string | null
}

/**
 * The lists that show a record of an area, by its type in the cash book or the audit. The user sees the first one that
 * they may open. Empty for a record that is in no list.
 */
export type RecordLists = Readonly<Record<string, (record: NamedRecord) => readonly LeadsTo[]>>

/** Returns the list at a path, filtered by the name of a record. */
export const byName =
  (to: string, filter = 'name') =>
  ({ name }: NamedRecord): LeadsTo[] =>
    name === '' ? [] : [{ to, search: { [filter]: name } }]

/** Returns the screen at a path, opened at the number of a record. */
export const byNumber =
  (to: string, parameter: string) =>
  ({ id }: NamedRecord): LeadsTo[] => [{ to, search: { [parameter]: String(id) } }]
