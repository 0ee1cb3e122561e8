import type { Selectable, Transaction } from 'kysely'
import type { DB, VaccinationPersons } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { noSuchRecord } from './read-person.ts'

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
  if (!row) throw (await alreadyMerged(trx, id)) ?? noSuchRecord()
  return row
}

/** Returns the refusal for a record that was merged into another one, which it names. */
async function alreadyMerged(trx: Transaction<DB>, id: number) {
  const merge = await trx
    .selectFrom('vaccination_merges')
    .select('person_id as srNo')
    .where('merged_id', '=', id)
    .executeTakeFirst()
  return (
    merge &&
    new Refusal(400, 'Sr.No {{other}} was already merged into Sr.No {{srNo}}.', { other: id, ...merge })
  )
}
