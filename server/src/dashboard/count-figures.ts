import type { Answer } from '@nivas/contract/call.ts'
import type { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Figure } from './figure.ts'

/** Counts today's figures of all areas in one statement. Figures that the user may not see are not counted. */
export const countFigures =
  (figures: readonly Figure[]) =>
  async (db: Kysely<DB>, { today, permissions }: Actor): Promise<Answer<typeof dashboard.figures>> => {
    const columns = figures.map(({ name, access, count }) =>
      mayPass(access, permissions)
        ? sql`(${count(today)}) as ${sql.ref(name)}`
        : sql`null::int as ${sql.ref(name)}`,
    )
    const { rows } = await sql<Record<string, number | null>>`select ${sql.join(columns)}`.execute(db)
    return { ...rows[0], today } as Answer<typeof dashboard.figures>
  }
