import type { Access } from '@nivas/contract/permissions.ts'
import type { RawBuilder } from 'kysely'

/** A number of the dashboard: its access rule, and its query for the venue's day. */
export type Figure = { name: string; access: Access; count: (today: string) => RawBuilder<unknown> }

/** Binds the figures of an area: one for each name in its contract. */
export const figuresOf = <Name extends string>(
  access: Readonly<Record<Name, Access>>,
  counts: Readonly<Record<NoInfer<Name>, Figure['count']>>,
): Figure[] =>
  (Object.keys(access) as Name[]).map((name) => ({ name, access: access[name], count: counts[name] }))
