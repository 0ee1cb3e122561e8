import type { Answer, Input } from '@nivas/contract/call.ts'
import type { find } from '@nivas/contract/find/calls.ts'
import { MOST_OF_A_KIND } from '@nivas/contract/find/schemas.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type Finder, wantedOf } from './finder.ts'

type Records = typeof find.records

/** Searches with the finders of all areas that this user may search. */
export const findRecords =
  (finders: readonly Finder[]) =>
  async (
    db: Kysely<DB>,
    { today, permissions }: Actor,
    { wanted: typed }: Input<Records>,
  ): Promise<Answer<Records>> => {
    const wanted = wantedOf(typed, today)
    // A single letter would match almost any name, but a single digit can be a ticket.
    if (/^\D?$/u.test(wanted.text)) return []
    const open = finders.filter(({ access }) => mayPass(access, permissions))
    const found = await Promise.all(open.map(({ find }) => find(db, wanted)))
    // Two finders may find the same record for one user: the cash book and the shop may both find a receipt.
    const all = found.flatMap((records) => records.slice(0, MOST_OF_A_KIND))
    return [...new Map(all.map((record) => [`${record.kind} ${record.id}`, record])).values()]
  }
