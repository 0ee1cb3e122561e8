import type { PublicApplication } from '@nivas/contract/reservations/application.ts'
import { isMask, maskCard, maskEmail, maskPhone } from '@nivas/contract/reservations/mask.ts'
import type { Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'
import { customerOf } from './identity-token.ts'

type Given = z.output<typeof PublicApplication>

const masks = { id_card_no: maskCard, phone: maskPhone, email: maskEmail }
const fields = ['id_card_no', 'phone', 'email'] as const

/**
 * Replaces masks that the applicant left unchanged by the registry's values; typed values stay. The `identity` token
 * proves that the form was shown these masks. Every failure gets the same refusal, so that a guess at a card holder's
 * phone number or e-mail reveals nothing.
 */
export async function fillInApplicant(trx: Transaction<DB>, given: Given): Promise<Given> {
  const left = fields.filter((field) => isMask(given[field]))
  if (left.length === 0) return given
  const customer = given.identity ? await customerOf(trx, given.identity) : undefined
  const values = left.map((field) => [field, customer?.[field]] as const)
  if (values.some(([field, value]) => !value || masks[field](value) !== given[field]))
    throw wrongField('identity', 'Your details have expired. Please enter your ID card number again.')
  return { ...given, ...Object.fromEntries(values) }
}
