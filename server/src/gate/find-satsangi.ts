import type { Answer, Input } from '@nivas/contract/call.ts'
import { ageOn } from '@nivas/contract/dates.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { asMobile, dialled } from '@nivas/contract/people.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { cardOf } from '../identity/index.ts'
import { customerWithCard } from '../registry/index.ts'

type Validate = typeof gate.validateSatsangi

const noneWithCard = 'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.'
const noneWithAadhaar =
  'No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.'

/** The last visitor with this Aadhaar card, as recorded then. */
async function cameBefore(db: Kysely<DB>, hash: Buffer) {
  const visit = await db
    .selectFrom('gate_visits')
    .select(['visitor_name', 'mobile', 'aadhaar_last4'])
    .where('aadhaar_hash', '=', hash)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!visit?.visitor_name) throw new Refusal(400, noneWithAadhaar)
  return {
    id_card_no: maskedNumber(visit.aadhaar_last4 ?? 'XXXX'),
    main_name: visit.visitor_name,
    surname: '',
    phone: visit.mobile && dialled(visit.mobile),
    city: null,
    age: null,
  }
}

/** Finds the holder of a card, and returns only the fields of the form. */
export async function findSatsangi(
  db: Kysely<DB>,
  { today }: Actor,
  input: Input<Validate>,
): Promise<Answer<Validate>> {
  const card = cardOf(input.id_card_no)
  if (card.hash) return { customer: [await cameBefore(db, card.hash)] }
  if (card.number === null) throw new Refusal(400, noneWithAadhaar)
  const found = await customerWithCard(db, card.number)
  if (!found) throw new Refusal(400, noneWithCard)
  const { id_card_no, main_name, surname, city, dob, phone } = found
  const mobile = asMobile(phone)
  const age = dob === null ? null : ageOn(dob, today)
  return {
    customer: [
      {
        id_card_no,
        main_name,
        surname,
        city,
        phone: mobile && dialled(mobile),
        age: age !== null && age >= 0 && age <= 130 ? age : null,
      },
    ],
  }
}
