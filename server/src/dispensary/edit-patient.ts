import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { birthYearOf, readPatient } from './read-patients.ts'

type Edit = typeof dispensary.editPatient

/** Corrects who a patient is; omitted fields stay, and so do the visits. */
export async function editPatient(
  trx: Transaction<DB>,
  { today }: Actor,
  { id, name, fatherName, address, phone, age }: Input<Edit>,
): Promise<Answer<Edit>> {
  await refusing(
    trx
      .updateTable('patients')
      .set({
        // Also where it is left out: an update without any column would be no statement.
        name: name?.trim() ?? sql<string>`name`,
        father_name: fatherName?.trim(),
        address: address?.trim(),
        phone,
        birth_year: age === undefined ? undefined : birthYearOf(today, age),
      } satisfies Writes<Input<Edit>, 'id' | 'fatherName' | 'age'>)
      .where('id', '=', id)
      .execute(),
    {
      one_record_per_patient: () =>
        new Refusal(400, 'Another patient has this name, father name and phone number.'),
    },
  )
  return readPatient(trx, today, id)
}
