import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { maskCard, maskEmail, maskPhone } from '@nivas/contract/reservations/mask.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Actor, type Caller, isActor } from '../http/actor.ts'
import { sourceOf } from '../http/addresses.ts'
import { countTry, type Limit, tooManyTries, usedUp } from '../http/public-tries.ts'
import { Refusal } from '../http/refusal.ts'
import { giveIdentity } from './identity-token.ts'

type Validate = typeof reservations.validateIdentity

/** A phone shop sends the applications of its whole village. */
const tries: Limit = { kind: 'identity', most: 20, minutes: 15 }
/** Nobody mistakes their own name and birthday as often; who looks for other people's does. */
const missesByName: Limit = { kind: 'identity by name', most: 5, minutes: 15 }

/** One text, whatever was not found and however it was looked for. */
const notFound =
  'We did not find you with this information. Please check it, or tick ‘I have no ID card’ and fill in the whole form.'

const columns = ['id', 'id_card_no', 'email', 'phone', 'city'] as const

const byCard = (trx: Transaction<DB>, card: string) =>
  trx
    .selectFrom('customers')
    .select(columns)
    .where(sql`card_key(id_card_no)`, '=', sql`card_key(${card})`)
    .execute()

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

const byName = (trx: Transaction<DB>, name: string, dob: string, city: string) =>
  trx
    .selectFrom('customers')
    .select(columns)
    .where('dob', '=', dob)
    .where(sql`lower(regexp_replace(trim(main_name || ' ' || surname), '\\s+', ' ', 'g'))`, '=', plain(name))
    .where(sql`lower(trim(city))`, '=', plain(city))
    .limit(2)
    .execute()

/**
 * Finds an applicant in the registry, and tells of them what the form shows: masked, since anybody may ask. Several of one
 * name, birthday and city are nobody: the form must not fill itself in from somebody else.
 */
export async function validateIdentity(
  trx: Transaction<DB>,
  caller: Caller | Actor,
  { id_card_no, fl_name, dob, city }: Input<Validate>,
): Promise<Answer<Validate> | Refusal> {
  const card = id_card_no?.trim()
  const limits = isActor(caller) ? [] : card ? [tries] : [tries, missesByName]
  const source = sourceOf(caller.address)
  for (const limit of limits) if (await usedUp(trx, limit, source)) return tooManyTries(limit.minutes)
  if (limits.length > 0) await countTry(trx, tries, source)

  const [customer, another] = card
    ? await byCard(trx, card)
    : await byName(trx, fl_name ?? '', dob ?? '', city ?? '')
  if (!customer || another) {
    if (limits.includes(missesByName)) await countTry(trx, missesByName, source)
    return new Refusal(400, notFound)
  }
  return {
    customer: [
      {
        id_card_no: card ? customer.id_card_no : maskCard(customer.id_card_no),
        email: customer.email && maskEmail(customer.email),
        phone: customer.phone && maskPhone(customer.phone),
        city: customer.city,
      },
    ],
    identity: await giveIdentity(trx, customer.id),
  }
}
