import type { PublicApplication } from '@nivas/contract/reservations/application.ts'
import { isMask, maskCard, maskEmail, maskPhone } from '@nivas/contract/reservations/mask.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'
import { customerOf } from './identity-token.ts'

type Given = z.output<typeof PublicApplication>

const unknown = 'We do not know any more who you are. Please enter your id card number again.'
const masked = {
  id_card_no: { mask: maskCard, wrong: 'Please enter the whole id card number' },
  phone: { mask: maskPhone, wrong: 'Please enter the whole phone number' },
  email: { mask: maskEmail, wrong: 'Please enter the whole e-mail address' },
} as const
const fields = ['id_card_no', 'phone', 'email'] as const

/** Who names a card knows as much as who was given a token for it. */
const customerWithCard = (trx: Transaction<DB>, card: string) =>
  trx
    .selectFrom('customers')
    .select(['id_card_no', 'email', 'phone'])
    .where(sql`card_key(id_card_no)`, '=', sql`card_key(${card})`)
    .executeTakeFirst()

/** Puts the registry's values where the applicant left them as they were shown; what was typed stays. */
export async function fillInApplicant(trx: Transaction<DB>, given: Given): Promise<Given> {
  const left = fields.filter((field) => isMask(given[field]))
  if (left.length === 0) return given
  const { identity, id_card_no } = given
  const customer = identity
    ? await customerOf(trx, identity)
    : id_card_no && !isMask(id_card_no)
      ? await customerWithCard(trx, id_card_no)
      : undefined
  if (!customer && identity) throw wrongField('identity', unknown)
  const values = left.map((field) => {
    const value = customer?.[field]
    if (!value || masked[field].mask(value) !== given[field]) throw wrongField(field, masked[field].wrong)
    return [field, value]
  })
  return { ...given, ...Object.fromEntries(values) }
}
