import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { birthYearOf, readPatient } from './read-patients.ts'

type Add = typeof dispensary.addPatient

/** Adds a patient; when two desks enter the same one at once, only one succeeds. */
export async function addPatient(
  trx: Transaction<DB>,
  actor: Actor,
  { name, fatherName, address, phone, age }: Input<Add>,
): Promise<Answer<Add>> {
  const made = await trx
    .insertInto('patients')
    .values({
      name: name.trim(),
      father_name: fatherName.trim(),
      address: address.trim(),
      phone,
      birth_year: birthYearOf(actor.today, age),
      created_by: actor.id,
    } satisfies Writes<Input<Add>, 'fatherName' | 'age'>)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal(400, 'This patient is known already. Please search for the phone number.')
  return readPatient(trx, actor.today, made.id)
}
