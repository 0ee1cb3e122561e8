import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { isNoCard } from '@nivas/contract/identity/card-number.ts'
import { visitOfTicket } from '@nivas/contract/samadh/visit.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, triedAgain } from '../http/refusal.ts'
import {
  chooseByName,
  leftAlready,
  MOST_CHOICES,
  nobodyInside,
  severalInside,
} from '../http/visit-refusals.ts'
import { cardOf, type SealNumber } from '../identity/index.ts'
import { withHash, withNumber } from './card-of-visit.ts'
import { visitsThatWaited } from './visits-that-waited.ts'

type Exit = typeof gate.exit

const otherSite = 'This is a ticket of the memorial site. Please scan the ticket of the gate.'

/** Returns the number of a ticket, which is the id of its visit; undefined for any other text. */
const ticketNumber = (typed: string): number | undefined =>
  /^\d{1,10}$/.test(typed) && Number(typed) <= 2_147_483_647 ? Number(typed) : undefined

/**
 * Returns conditions that find a visit by this card, or by this ticket that a browser printed. The field for Aadhaar
 * numbers seals every number, so a licence that was entered there is found by its hash too.
 *
 * @param waited the visits of the ticket
 */
function conditionsOf(seal: SealNumber, typed: string, waited: readonly number[]): RawBuilder<unknown>[] {
  const { hash } = cardOf(typed)
  if (hash) return withHash(hash)
  if (waited.length > 0) return [sql`id = any(${waited})`, ...withNumber(typed)]
  const sealed = cardOf(seal(typed)).hash
  return sealed ? [...withNumber(typed), ...withHash(sealed)] : withNumber(typed)
}

/**
 * Returns the pending visits with this card, whichever of their people has it, or with this ticket that a browser
 * printed.
 */
async function insideWith(
  trx: Transaction<DB>,
  seal: SealNumber,
  typed: string,
  waited: readonly number[],
): Promise<number[]> {
  if (isNoCard(typed)) return []
  const isIt = sql.join(conditionsOf(seal, typed, waited), sql` or `)
  const { rows } = await sql<{ id: number }>`select id from gate_visits
    where exited_at is null and (${isIt})
    order by id limit 3`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Asks which visit is meant, by name, when Aadhaar cards inside end in the same four digits. A complete number is
 * compared only with visits whose number is not known completely: the other visits belong to other people.
 */
async function askByName(trx: Transaction<DB>, typed: string): Promise<void> {
  const { last4, hash } = cardOf(typed)
  if (last4 === null) return
  const endsSo = sql`aadhaar_last4 = ${last4} and (${hash === null} or aadhaar_hash is null)`
  const { rows } = await sql<{ id: number; name: string; people: number }>`
    select v.id, coalesce(string_agg(distinct found.name, ', '), '') as name, v.people
    from (
      select id, visitor_name as name from gate_visits where exited_at is null and ${endsSo}
      union select visit_id, name from gate_visitors where ${endsSo}
    ) as found join gate_visits v on v.id = found.id
    where v.exited_at is null
    group by v.id order by v.id limit ${MOST_CHOICES}`.execute(trx)
  const choose = rows.map((visit) => ({ ...visit, uid: String(visit.id) }))
  if (choose.length > 0) throw chooseByName(choose, hash !== null)
}

/**
 * Marks visitors out by the number of their ticket, or by the card of any of them. The second call for a visit is
 * refused with the time of the first. Several entries with one card are distinguished by their tickets.
 */
export const markExit =
  ({ timeZone, seal }: { timeZone: string; seal: SealNumber }) =>
  async (trx: Transaction<DB>, actor: Actor, { idNumber }: Input<Exit>): Promise<Answer<Exit>> => {
    const asTicket = ticketNumber(idNumber)
    const byTicket = asTicket === undefined ? undefined : await markOut(trx, actor, asTicket)
    if (byTicket) return byTicket
    const waited = await visitsThatWaited(trx, idNumber)
    const [id, another] = await insideWith(trx, seal, idNumber, waited)
    if (id === undefined) {
      const named = asTicket ?? (waited.length === 1 ? waited[0] : undefined)
      const left = named === undefined ? undefined : await exitOf(trx, named)
      if (left) throw leftAlready(timeZone, left)
      // Its exit was undone after the search above.
      if (left === null) throw triedAgain(nobodyInside())
      await askByName(trx, idNumber)
      throw visitOfTicket(idNumber) === undefined ? nobodyInside() : new Refusal(400, otherSite)
    }
    if (another !== undefined) throw severalInside(id, another)
    const byCard = await markOut(trx, actor, id)
    if (byCard) return byCard
    const left = await exitOf(trx, id)
    throw left ? leftAlready(timeZone, left) : triedAgain(nobodyInside())
  }

/** Marks an open visit out; undefined when no open visit has this id. */
async function markOut(trx: Transaction<DB>, actor: Actor, id: number): Promise<Answer<Exit> | undefined> {
  const { rows } = await sql<{ name: string; people: number; exited_at: Date; minutes: number }>`
    update gate_visits set exited_at = greatest(now(), entered_at), exited_by = ${actor.id}
    where id = ${id} and exited_at is null
    returning coalesce(visitor_name, '') as name, people, exited_at,
      floor(extract(epoch from exited_at - entered_at) / 60)::int as minutes`.execute(trx)
  const [done] = rows
  if (!done) return undefined
  const { name, people, exited_at, minutes } = done
  return { id, name, people, exited_at: exited_at.toISOString(), entryMinutes: minutes }
}

/** Returns when a visit ended: null while it is open, undefined when it does not exist. */
async function exitOf(trx: Transaction<DB>, id: number): Promise<Date | null | undefined> {
  const visit = await trx
    .selectFrom('gate_visits')
    .select('exited_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return visit?.exited_at
}
