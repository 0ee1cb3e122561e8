import type { Answer, Input } from '@nivas/contract/call.ts'
import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { singleBlanks } from '@nivas/contract/fields.ts'
import type { Transaction } from 'kysely'
import { lockNumber } from '../db/lock-number.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { birthYearOf, noSuchPatient, readPatient } from './read-patients.ts'
import { becomesAnother } from './same-patient.ts'

type Edit = typeof dispensary.editPatient

const another = () => new Refusal(400, 'Another patient has this name, father name and phone number.')

/** Corrects the personal data of a patient. Omitted fields and the visits stay as they are. */
export async function editPatient(
  trx: Transaction<DB>,
  { today }: Actor,
  input: Input<Edit>,
): Promise<Answer<Edit>> {
  const { id, name, fatherName, address, phone, age } = input
  const before = await trx
    .selectFrom('patients')
    .select(['name', 'father_name', 'phone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw noSuchPatient()
  await refuseOverwritten(
    dispensary.editPatient,
    input,
    () => readPatient(trx, today, id),
    (present) => ({ age: present.age }),
  )
  const named = {
    name: singleBlanks(name ?? before.name),
    fatherName: singleBlanks(fatherName ?? before.father_name),
    phone: phone ?? before.phone,
  }
  await lockNumber(trx, 'patients', named.phone)
  if (await becomesAnother(trx, id, named)) throw another()
  await refusing(
    trx
      .updateTable('patients')
      .set({
        name: named.name,
        father_name: named.fatherName,
        address: address?.trim(),
        phone: named.phone,
        birth_year: age === undefined ? undefined : birthYearOf(today, age),
      } satisfies Writes<Input<Edit>, 'id' | 'fatherName' | 'age'>)
      .where('id', '=', id)
      .execute(),
    { one_record_per_patient: another },
  )
  return readPatient(trx, today, id)
}
