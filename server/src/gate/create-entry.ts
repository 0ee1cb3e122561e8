import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { whenMade } from '../http/when-made.ts'
import { cardOf, type SealNumber } from '../identity/index.ts'
import { writeVisit } from './write-visit.ts'

type Create = typeof gate.createEntry

/** Fields whose column has a different name, and cards, which are stored in a different form. */
type Elsewhere =
  | 'id_card_no'
  | 'adharid'
  | 'visitorname'
  | 'mobileNumber'
  | 'buildingName'
  | 'houseNo'
  | 'fromdate'
  | 'todate'
  | 'issatsangi'
  | 'isnonsatsangi'
  | 'inside'
  | 'kept'
  | 'sealed'

/** Records an entry of the short form: one row for any number of people. */
export const createEntry =
  ({ timeZone, seal }: { timeZone: string; seal: SealNumber }) =>
  async (trx: Transaction<DB>, actor: Actor, entry: Input<Create>): Promise<Answer<Create>> => {
    const made = await whenMade(trx, entry.kept)
    const is_satsangi = entry.issatsangi ?? !entry.isnonsatsangi
    const card = cardOf(entry.id_card_no)
    const second = cardOf(entry.adharid)
    const { last4, hash } = second.last4 === null ? card : second
    return writeVisit(
      trx,
      actor,
      {
        is_satsangi,
        gate_id: entry.gate_id,
        visitor_name: entry.visitorname?.trim() || null,
        mobile: entry.mobileNumber,
        building_name: entry.buildingName,
        house_no: entry.houseNo,
        people: entry.people,
        arrival_date: entry.fromdate,
        departure_date: entry.todate,
        departure_time: entry.departure_time,
        ...(made && { entered_at: made.at, made_by: made.by }),
      } satisfies Writes<Input<Create>, Elsewhere>,
      { card: { number: card.number, last4, hash }, visitors: [], inside: entry.inside, timeZone, seal },
    )
  }
