import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { bornLate, isBornBefore } from '@nivas/contract/vaccination/schemas.ts'
import type { Transaction } from 'kysely'
import { lockNumber } from '../db/lock-number.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { cardOf } from '../identity/index.ts'
import { cardToStore } from './card-to-store.ts'
import type { Elsewhere } from './create-person.ts'
import { lockRecord } from './lock-record.ts'
import { changedRecord, readRecord } from './read-person.ts'
import { becomesAnother } from './same-person.ts'
import { refuseFuture, writeDoses } from './write-doses.ts'

type Edit = typeof vaccination.edit

const another = () =>
  new Refusal(400, 'Another person has this name and mobile number, card or Aadhaar number.')

/** Changes a record and its doses. An omitted date of birth or card stays as it is. */
export async function editPerson(
  trx: Transaction<DB>,
  actor: Actor,
  person: Input<Edit>,
): Promise<Answer<Edit>> {
  refuseFuture(actor, person)
  await lockNumber(trx, 'vaccination_persons', person.mobile)
  // Locked, so that two desks change one record one after the other.
  const before = await lockRecord(trx, person.id)
  if (person.version !== undefined && person.version !== before.version) throw changedRecord()
  if (await becomesAnother(trx, person.id, person)) throw another()
  const { cardNo, customerId, dob = before.dob } = person
  if (!isBornBefore({ dob, doses: person.doses })) throw wrongField('dob', bornLate)
  const card = cardOf(person.adharCardNumber)
  // The form contains only the end of the number. When it comes back unchanged, the number stays.
  const isSame = card.hash === null && card.last4 !== null && card.last4 === before.aadhaar_last4
  await refusing(
    trx
      .updateTable('vaccination_persons')
      .set({
        first_name: person.firstName.trim(),
        last_name: person.lastName?.trim() ?? '',
        mobile: person.mobile,
        address: person.address.trim(),
        dob,
        card_no:
          cardNo === undefined
            ? before.card_no
            : await cardToStore(trx, { cardNo, customerId }, before.card_no),
        aadhaar_last4: card.last4,
        version: before.version + 1,
        aadhaar_hash: isSame ? before.aadhaar_hash : card.hash,
      } satisfies Writes<Input<Edit>, Elsewhere | 'id'>)
      .where('id', '=', person.id)
      .execute(),
    {
      vaccination_person_aadhaar: another,
      vaccination_person_card: another,
      vaccination_person_name: another,
    },
  )
  await writeDoses(trx, actor, person.id, person.doses)
  return readRecord(trx, person.id)
}
