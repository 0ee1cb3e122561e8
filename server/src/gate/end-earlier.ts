import type { Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { InsideVisit } from '@nivas/contract/gate/inside.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, withData } from '../http/refusal.ts'
import { onVenueClock } from '../http/venue-time.ts'
import type { Inside } from './find-inside.ts'

/** The counter's choice for open entries that have a card of the new entry. */
export type Chosen = Input<typeof gate.createEntry>['inside']

/** Refuses an entry if its card has an open entry that is not among the tickets that the counter chose. */
export function refuseInside(timeZone: string, inside: readonly Inside[], chosen: Chosen): void {
  if (!Array.isArray(chosen)) return
  const first = inside.find(({ id }) => !chosen.includes(id))
  if (!first) return
  const visits = inside.map(({ entered_at, ...visit }): InsideVisit => {
    return { ...visit, since: onVenueClock(timeZone, entered_at) as InsideVisit['since'] }
  })
  throw withData(
    new Refusal(400, 'This card is already inside: {{who}}, since {{moment}}.', {
      who: first.name || String(first.id),
      moment: onVenueClock(timeZone, first.entered_at),
    }),
    { inside: visits },
  )
}

type Entry = { id: number; people: number; entered_at: Date }

/**
 * Ends the earlier of two entries with one card. The counter of an entry that waited for the network was not asked: the
 * earlier entry then ends if all its people may be in the new one, and otherwise both stay. The entry that waited may
 * itself be the earlier one.
 */
export async function endEarlier(
  trx: Transaction<DB>,
  actor: Actor,
  entry: Entry,
  { inside, chosen, waited }: { inside: readonly Inside[]; chosen: Chosen; waited: boolean },
): Promise<void> {
  if (chosen === 'both') return
  const isOf = (one: Entry, other: Entry) => one.entered_at <= other.entered_at && one.people <= other.people
  const ended = inside.filter((one) => chosen?.includes(one.id) || (waited && isOf(one, entry)))
  await end(
    trx,
    actor,
    ended.map(({ id }) => id),
    entry.id,
  )
  const later = inside.find((one) => waited && !ended.includes(one) && isOf(entry, one))
  if (later) await end(trx, actor, [entry.id], later.id)
}

/** Marks entries out at the time of the entry that ends them. */
async function end(trx: Transaction<DB>, actor: Actor, ids: readonly number[], by: number): Promise<void> {
  if (ids.length === 0) return
  await sql`update gate_visits v set exited_at = greatest(v.entered_at, by.entered_at), exited_by = ${actor.id}, ended_by = by.id
    from gate_visits by where by.id = ${by} and v.id = any(${ids}) and v.exited_at is null`.execute(trx)
  const record = { type: 'visit', id: ids }
  await writeEvent(trx, { name: 'gate.endedByEntry', record, input: { ended_by: by }, by: actor.id })
}
