import * as z from 'zod'
import { wrongStay } from '../date-order.ts'
import {
  blank,
  date,
  id,
  ifMissing,
  optionalName,
  optionalText,
  requiredName,
  requiredText,
  time,
} from '../fields.ts'
import { sameCard } from '../identity/card-number.ts'
import { text as messages } from '../messages.ts'
import { mobile, peopleCount, personName } from '../people.ts'
import { rule } from '../rule.ts'
import { MOST_VISITORS, texts } from './visitor.ts'

const optionalId = id.nullish().transform((value) => value ?? null)

/** An id, or the empty field of a form. */
const idOrEmpty = z
  .union([id, z.literal('')])
  .nullish()
  .transform((value) => value || null)

/** The gate, and the reservation that is checked in with this entry. */
const entryFields = { gate_id: optionalId, reservation_id: optionalId }

/** A satsangi of an entry; the number is that of a card of the venue, an Aadhaar number, or 'NA'. */
const SatsangiMember = z.object({
  i_card_number: requiredText(50),
  name: requiredName(),
  age: z
    .int()
    .min(0)
    .max(130)
    .nullish()
    .transform((value) => value ?? null),
  phone: optionalText(30),
  city: optionalName(),
})

/** A companion of a non-satsangi. */
const OtherMember = z.object({ name: personName, phone: mobile })

const cardsOf = (members: unknown): { number: string; name: string }[] =>
  Array.isArray(members)
    ? members.flatMap((member) =>
        typeof member?.i_card_number === 'string'
          ? [{ number: member.i_card_number, name: typeof member.name === 'string' ? member.name : '' }]
          : [],
      )
    : []

/** Whether a card occurs twice in the list. */
const hasRepeatedCard = (members: unknown): boolean =>
  cardsOf(members).some((card, at, cards) => cards.slice(0, at).some((before) => sameCard(before, card)))

const atMost = <S extends z.ZodType>(member: S) =>
  z.array(member, { error: ifMissing(texts.noMember) }).max(MOST_VISITORS, texts.tooMany)

/**
 * An entry of satsangis: the first form of the Visitor Entry. `children` and `adults` count people without their own
 * card.
 */
const SatsangiEntry = rule(
  rule(
    z.object({
      ...entryFields,
      fromdate: date,
      todate: date,
      departure_time: time,
      /** The departure of the reservation, as the form showed it; null from older pages. */
      old_departure_date: date.nullish().transform((value) => value ?? null),
      old_departure_time: time.nullish().transform((value) => value ?? null),
      /** The user knows that the reservation arrives on another day. */
      another_day: z
        .boolean()
        .nullish()
        .transform((value) => value === true),
      children: peopleCount,
      adults: z
        .union([peopleCount, z.literal('')], messages.whole)
        .nullish()
        .transform((value) => value || 0),
      members: atMost(SatsangiMember).min(1, texts.noMember),
    }),
    'todate',
    ({ fromdate, todate }) => wrongStay(fromdate, todate),
  ),
  'members',
  ({ members }) => (hasRepeatedCard(members) ? texts.inList : undefined),
)

/** The details of the purpose of a visit, and the origin of the visitor. */
const purposeTexts = {
  visitingname: optionalText(200),
  houseno: optionalText(50),
  otherpurpose: optionalText(500),
  satsangofficial: optionalText(200),
  country: optionalText(3),
  state: optionalText(100),
  vehicleno: optionalText(30),
}

/** The entry of satsangis as it is sent: with the `visit_purpose` of other visitors, in which no field is required. */
export const SatsangiBody = SatsangiEntry.safeExtend({
  visit_purpose: z
    .object({ purpose_id: idOrEmpty, ...purposeTexts, visitormobile: optionalText(200) })
    .nullish()
    .transform((value) => value ?? null),
})

/** The entry of satsangis as the form holds it, with the number of their vehicle. */
export const SatsangiFields = SatsangiEntry.safeExtend({ vehicleno: optionalText(30) })

/** The additional fields that a purpose may require. */
export const purposeFields = ['visitingname', 'houseno', 'satsangofficial', 'otherpurpose'] as const
type PurposeField = (typeof purposeFields)[number]

/** The required fields of each purpose, by its id. */
const fieldsByPurpose: Record<number, readonly PurposeField[]> = {
  1: ['visitingname', 'houseno'],
  2: ['visitingname', 'houseno'],
  3: ['visitingname', 'houseno'],
  4: ['satsangofficial'],
  5: ['otherpurpose'],
}

/** The fields that a purpose requires; none for an unknown purpose. */
export const fieldsOf = (purpose: unknown): readonly PurposeField[] => fieldsByPurpose[Number(purpose)] ?? []

function wrongForPurpose(
  field: PurposeField,
  { purpose_id, [field]: value }: Readonly<Record<string, unknown>>,
) {
  const requiredFields = fieldsOf(purpose_id)
  if (requiredFields.includes(field) && blank(value)) return messages.required
  // The field holds a value from an earlier choice of purpose, and the form hides it now.
  if (requiredFields.length > 0 && !requiredFields.includes(field) && !blank(value)) return texts.notAsked
  return field === 'visitingname' && !lettersOnly(value) ? messages.letters : undefined
}

const lettersOnly = (value: unknown) =>
  typeof value !== 'string' || value.trim() === '' || personName.safeParse(value).success

/** The purpose of a non-satsangi. The chosen purpose decides which of `purposeFields` are required. */
const Purpose = purposeFields.reduce(
  (ruled, field) => rule(ruled, field, (given) => wrongForPurpose(field, given)),
  z.object({
    purpose_id: z.int({ error: messages.required }).min(1, messages.required).max(2_147_483_647),
    ...purposeTexts,
    visitormobile: mobile,
  }),
)

/** An entry of a non-satsangi: the second form of the Visitor Entry. `gents` is the number of companions. */
export const OtherEntry = rule(
  rule(
    z.object({
      gate_id: optionalId,
      idNumber: requiredText(50),
      visitorname: personName,
      gents: peopleCount,
      members: atMost(OtherMember),
      visit_purpose: Purpose,
    }),
    'members',
    ({ gents, members }) =>
      typeof gents === 'number' && gents > 0 && Array.isArray(members) && members.length === 0
        ? texts.noMember
        : undefined,
  ),
  'gents',
  ({ gents, members }) =>
    typeof gents === 'number' && Array.isArray(members) && members.length > gents
      ? texts.tooManyListed
      : undefined,
)
