import type { Selectable, Transaction } from 'kysely'
import type { DB, VaccinationPersons } from '../db/schema.gen.ts'
import { missingRecord } from './read-person.ts'

export type Row = Pick<
  Selectable<VaccinationPersons>,
  'id' | 'version' | 'aadhaar_last4' | 'aadhaar_hash' | 'card_no' | 'dob' | 'created_by'
>

export async function lockRecord(trx: Transaction<DB>, id: number): Promise<Row> {
  const row = await trx
    .selectFrom('vaccination_persons')
    .select(['id', 'version', 'aadhaar_last4', 'aadhaar_hash', 'card_no', 'dob', 'created_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw await missingRecord(trx, id)
  return row
}
