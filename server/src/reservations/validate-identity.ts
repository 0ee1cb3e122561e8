import type { Answer, Input } from '@nivas/contract/call.ts'
import { blank } from '@nivas/contract/fields.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { maskCard, maskEmail, maskPhone } from '@nivas/contract/reservations/mask.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { type Limit, limited } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { customersNamed, customerWithCard } from '../registry/index.ts'
import { giveIdentity } from './identity-token.ts'

type Validate = typeof reservations.validateIdentity

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

const byCardNumber = ({ id_card_no }: Input<Validate>) => !blank(id_card_no)

/**
 * Applicants mistype their own name and birthday less often than these limits allow. Visitors who try the data of
 * others reach the limits.
 */
const limits: Limit<Input<Validate>>[] = [
  // A phone shop sends the applications of a whole village.
  { kind: 'identity', most: 20, minutes: 15 },
  {
    kind: 'identity by name',
    most: 5,
    minutes: 15,
    of: (input, source) => (byCardNumber(input) ? undefined : source),
    misses: true,
  },
  {
    kind: 'identity of name',
    most: 20,
    minutes: 24 * 60,
    of: (input) =>
      byCardNumber(input)
        ? undefined
        : JSON.stringify([input.fl_name, input.city].map((one) => plain(one ?? ''))),
    misses: true,
  },
]

/** The same text for every reason, so that it reveals nothing. */
const notFound =
  'We did not find you with this information. Please check it, or tick ‘I have no ID card’ and fill in the whole form.'

/**
 * Finds an applicant in the registry and returns the fields of the form, masked, because any visitor may ask. Several
 * persons with the same name, birthday and city count as not found: the form must not show another person's data.
 */
export const validateIdentity = limited(
  limits,
  async (trx: Transaction<DB>, _caller: Caller, input: Input<Validate>): Promise<Answer<Validate>> => {
    const { id_card_no, fl_name, dob, city } = input
    const card = byCardNumber(input) ? (id_card_no ?? '') : undefined
    const [customer, another] = card
      ? [await customerWithCard(trx, card)]
      : await customersNamed(trx, fl_name ?? '', dob ?? '', city ?? '')
    if (!customer || another) throw new Refusal(400, notFound)
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
  },
)
