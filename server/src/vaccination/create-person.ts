import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import type { Transaction } from 'kysely'
import { lockNumber } from '../db/lock-number.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { cardOf } from '../identity/index.ts'
import { cardToStore } from './card-to-store.ts'
import { readRecord } from './read-person.ts'
import { recordOf } from './same-person.ts'
import { refuseFuture, writeDoses } from './write-doses.ts'

type Create = typeof vaccination.create

/** Fields whose column has a different name, and doses, which have their own table. */
export type Elsewhere = 'firstName' | 'lastName' | 'cardNo' | 'customerId' | 'adharCardNumber' | 'doses'

/** Records a person with their doses. When two desks enter the same person at once, only one succeeds. */
export async function createPerson(
  trx: Transaction<DB>,
  actor: Actor,
  person: Input<Create>,
): Promise<Answer<Create>> {
  refuseFuture(actor, person)
  const card = cardOf(person.adharCardNumber)
  const card_no = await cardToStore(trx, person)
  await lockNumber(trx, 'vaccination_persons', person.mobile)
  const existing = await recordOf(trx, person, card_no, card.hash)
  if (existing !== undefined) throw knownAlready(existing)
  const made = await trx
    .insertInto('vaccination_persons')
    .values({
      first_name: person.firstName.trim(),
      last_name: person.lastName?.trim() ?? '',
      mobile: person.mobile,
      address: person.address.trim(),
      dob: person.dob,
      card_no,
      aadhaar_last4: card.last4,
      aadhaar_hash: card.hash,
      created_by: actor.id,
    } satisfies Writes<Input<Create>, Elsewhere>)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw knownAlready(await recordOf(trx, person, card_no, card.hash))
  await writeDoses(trx, actor, made.id, person.doses)
  return readRecord(trx, made.id)
}

const knownAlready = (srNo: number | undefined) =>
  new Refusal(400, 'This person already has a record: Sr.No {{srNo}}. Please add the dose there.', {
    srNo: srNo ?? '',
  })
