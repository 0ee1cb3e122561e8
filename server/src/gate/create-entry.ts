import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { aadhaarCard, cardOf, type OpenSealed, type SealNumber } from '../identity/index.ts'
import { keptEntry, openNumbers, writtenBefore } from './kept-entry.ts'
import { writeVisit } from './write-visit.ts'

type Create = typeof gate.createEntry

/** Records who comes in by the short form: one line, however many they are. */
export const createEntry =
  (seal: SealNumber, opener: OpenSealed) =>
  async (trx: Transaction<DB>, actor: Actor, sent: Input<Create>): Promise<Answer<Create>> => {
    const before = await writtenBefore(trx, actor, sent.kept)
    if (before) return before
    const entry = openNumbers(opener, actor, sent)
    const card = cardOf(seal, entry.id_card_no)
    // What stands in the field of the Aadhaar number is sealed whatever it looks like.
    const sealed = entry.adharid?.trim() ? aadhaarCard(seal, entry.adharid) : card
    return writeVisit(
      trx,
      actor,
      {
        is_satsangi: entry.issatsangi ?? !entry.isnonsatsangi,
        gate_id: entry.gate_id,
        visitor_name: entry.visitorname?.trim() || null,
        mobile: entry.mobileNumber,
        building_name: entry.buildingName,
        house_no: entry.houseNo,
        people: entry.people,
        arrival_date: entry.fromdate,
        departure_date: entry.todate,
        departure_time: entry.departure_time,
        ...(await keptEntry(trx, sent.kept)),
      },
      { number: card.number, last4: sealed.last4, hash: sealed.hash },
      [],
    )
  }
