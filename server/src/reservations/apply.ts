import type { Answer, Input } from '@nivas/contract/call.ts'
import { wrongArrival } from '@nivas/contract/reservations/application.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Actor, type Caller, isActor } from '../http/actor.ts'
import { sourceOf } from '../http/addresses.ts'
import { countTry, type Limit, tooManyTries, usedUp } from '../http/public-tries.ts'
import { type Refusal, wrongField } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { acknowledgement } from './acknowledge.ts'
import { fillInApplicant } from './fill-in-applicant.ts'
import { insertReservation } from './insert-reservation.ts'
import { writePreferredBuildings } from './preferred-buildings.ts'
import { sentBefore } from './sent-before.ts'

type Apply = typeof reservations.apply

/** A whole village applies from one phone shop. */
const applications: Limit = { kind: 'application', most: 30, minutes: 60 }

/**
 * The public application: a NEW reservation, acknowledged by mail. Sent twice it is one: a phone that lost the answer and
 * was loaded again sends the same content under another key.
 */
export const apply =
  (queue: Queue) =>
  async (
    trx: Transaction<DB>,
    caller: Caller | Actor,
    input: Input<Apply>,
  ): Promise<Answer<Apply> | Refusal> => {
    const source = sourceOf(caller.address)
    if (!isActor(caller)) {
      if (await usedUp(trx, applications, source)) return tooManyTries(applications.minutes)
      await countTry(trx, applications, source)
    }
    const early = wrongArrival(input.arrival_date, caller.today)
    if (early) throw wrongField('arrival_date', early)

    const { language, identity: _, ...content } = await fillInApplicant(trx, input)
    const { earlier, becomes } = await sentBefore(trx, content)
    const id =
      earlier ?? (await insertReservation(trx, caller.today, { ...content, status: 'NEW', created_by: null }))
    if (earlier === undefined) {
      await becomes(id)
      await writePreferredBuildings(trx, id, content.preferred_buildings)
      await queue.add(trx, acknowledgement, { id, language })
    }
    return trx
      .selectFrom('reservations')
      .select(['id', 'application_number', 'arrival_date', 'departure_date', 'members_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }
