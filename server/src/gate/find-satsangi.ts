import type { Answer, Input } from '@nivas/contract/call.ts'
import { ageOn } from '@nivas/contract/dates.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { asMobile, dialled } from '@nivas/contract/people.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { cardOf } from '../identity/index.ts'
import { customerWithCard } from '../registry/index.ts'

type Validate = typeof gate.validateSatsangi

const noneWithCard = 'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.'
const noneWithAadhaar =
  'No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.'

type Visitor = { name: string; phone: string | null; last4: string | null }

/**
 * Returns the last visitor with this Aadhaar card whose name was recorded, as recorded then: the first of a party,
 * with the mobile number of the visit, or another member.
 */
async function lastVisitorWith(db: Kysely<DB>, hash: Buffer) {
  const { rows } = await sql<Visitor>`
    select name, phone, last4 from (
      (select id, 0 as place, visitor_name as name, mobile as phone, aadhaar_last4 as last4
        from gate_visits where aadhaar_hash = ${hash} and visitor_name is not null order by id desc limit 1)
      union all
      (select visit_id, place, name, phone, aadhaar_last4
        from gate_visitors where aadhaar_hash = ${hash} order by visit_id desc limit 1)
    ) as came order by id desc, place limit 1`.execute(db)
  const [person] = rows
  if (!person) throw new Refusal(400, noneWithAadhaar)
  const mobile = asMobile(person.phone)
  return {
    id_card_no: maskedNumber(person.last4 ?? 'XXXX'),
    main_name: person.name,
    surname: '',
    phone: mobile && dialled(mobile),
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
  if (card.hash) return { customer: [await lastVisitorWith(db, card.hash)] }
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
