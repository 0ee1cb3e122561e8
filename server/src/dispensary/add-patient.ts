import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { singleBlanks } from '@nivas/contract/fields.ts'
import type { Transaction } from 'kysely'
import { lockNumber } from '../db/lock-number.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { birthYearOf, readPatient } from './read-patients.ts'
import { isKnown } from './same-patient.ts'

type Add = typeof dispensary.addPatient

/**
 * Adds a patient. Refuses one whose names and phone number are recorded already, however they are written. When two
 * desks enter the same patient at once, only one succeeds.
 */
export async function addPatient(
  trx: Transaction<DB>,
  actor: Actor,
  { name, fatherName, address, phone, age }: Input<Add>,
): Promise<Answer<Add>> {
  await lockNumber(trx, 'patients', phone)
  if (await isKnown(trx, { name, fatherName, phone })) throw knownAlready()
  const made = await trx
    .insertInto('patients')
    .values({
      name: singleBlanks(name),
      father_name: singleBlanks(fatherName),
      address: address.trim(),
      phone,
      birth_year: birthYearOf(actor.today, age),
      created_by: actor.id,
    } satisfies Writes<Input<Add>, 'fatherName' | 'age'>)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw knownAlready()
  return readPatient(trx, actor.today, made.id)
}

const knownAlready = () =>
  new Refusal(400, 'This patient already exists. Please search for the phone number.')
