import type { Answer, Input } from '@nivas/contract/call.ts'
import { cardKey } from '@nivas/contract/identity/card-number.ts'
import { wrongArrival } from '@nivas/contract/reservations/application.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { isMask } from '@nivas/contract/reservations/mask.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import type { Repeated } from '../http/bind.ts'
import { type Limit, limited } from '../http/limits.ts'
import type { Protect } from '../http/protect.ts'
import { wrongField } from '../http/refusal.ts'
import { type Acknowledge, acknowledge } from './acknowledge.ts'
import { fillInApplicant } from './fill-in-applicant.ts'
import { insertReservation } from './insert-reservation.ts'
import { addPreferredBuildings } from './preferred-buildings.ts'
import { sentBefore } from './sent-before.ts'

type Apply = typeof reservations.apply

/** Whether a field still has the masked value of the registry. */
const leavesMasks = (given: Input<Apply>) => [given.id_card_no, given.phone, given.email].some(isMask)

const limits: Limit<Input<Apply>>[] = [
  // A whole village may apply from one phone shop.
  { kind: 'application', most: 30, minutes: 60 },
  // A mask that this applicant was never shown is a guess at data of the registry.
  {
    kind: 'application missed',
    most: 10,
    minutes: 15,
    of: (given, source) => (leavesMasks(given) ? source : undefined),
    misses: true,
  },
  {
    kind: 'application missed of',
    most: 20,
    minutes: 24 * 60,
    of: (given) =>
      leavesMasks(given) && given.id_card_no && !isMask(given.id_card_no)
        ? cardKey(given.id_card_no)
        : undefined,
    misses: true,
  },
]

/**
 * Creates a NEW reservation from the public application and acknowledges it by mail. The same content sent twice makes
 * one reservation, because a phone that lost the answer and was reloaded sends it again under a different key.
 */
export const apply = (protect: Protect, around: Acknowledge) =>
  limited(
    limits,
    async (
      trx: Transaction<DB>,
      caller: Caller,
      input: Input<Apply>,
    ): Promise<Answer<Apply> | Repeated<Answer<Apply>>> => {
      const early = wrongArrival(input.arrival_date, caller.today)
      if (early) throw wrongField('arrival_date', early)

      const filledIn = await fillInApplicant(trx, input)
      const { language, identity: _, ...content } = filledIn
      const { earlier, becomes } = await sentBefore(trx, protect, content)
      if (earlier) return { data: earlier, repeated: true }
      const made = await insertReservation(trx, caller.today, filledIn, { status: 'NEW', created_by: null })
      await becomes(made.id)
      await addPreferredBuildings(trx, made.id, filledIn.preferred_buildings)
      await acknowledge(trx, protect, around, { ...made, email: filledIn.email, language })
      return made
    },
  )
