import * as z from 'zod'
import { languages } from '../access/schemas.ts'
import { inOrder } from '../date-order.ts'
import { isDate } from '../dates.ts'
import { asciiDigits } from '../digits.ts'
import { blank, email, Named, optionalText, phone, requiredName, requiredText, yesNo } from '../fields.ts'
import { issueOf, text as messages, textOf } from '../messages.ts'
import { rule } from '../rule.ts'
import type { PlainKey } from '../texts.ts'
import { accomodationTypes, toiletTypes } from '../venue/schemas.ts'
import { applicantFields, cardOrReason, MemberForm, PreferredBuildings } from './forms.ts'
import { isMask } from './mask.ts'
import { PHONE_END, parseReference } from './reference.ts'
import { statuses } from './schemas.ts'

const whoWithoutCard = ['fl_name', 'dob', 'city'] as const

/** The applicant: the number of the id card, or full name, date of birth and city. */
export const ValidateIdentity = whoWithoutCard.reduce(
  (schema, field) =>
    rule(schema, field, (given) =>
      blank(given.id_card_no) && blank(given[field]) ? messages.required : undefined,
    ),
  rule(
    z.object({
      id_card_no: optionalText(50),
      fl_name: optionalText(200),
      dob: optionalText(10).refine((value) => value === null || isDate(value), messages.dateOfCall),
      city: optionalText(200),
    }),
    'id_card_no',
    (given) =>
      ['id_card_no', ...whoWithoutCard].every((field) => blank(given[field]))
        ? 'Please enter your ID card number, or else your full name, date of birth and city'
        : undefined,
  ),
)

/**
 * The applicant that was found, with the fields that fill the form: masked except for the city and a card
 * that the caller named. `identity` identifies this applicant in an application.
 */
export const Identity = z.object({
  customer: z.array(
    z.object({
      id_card_no: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      city: z.string().nullable(),
    }),
  ),
  identity: z.string(),
})
export type Identity = z.output<typeof Identity>

/** A field that the registry filled in: the unchanged mask, or a newly typed value. */
const orMask = (schema: z.ZodType<string, string>) =>
  requiredText(254)
    .overwrite((value) => (isMask(value) ? value.trim() : (schema.safeParse(value).data ?? value)))
    .superRefine((value, context) => {
      if (isMask(value)) return
      for (const issue of schema.safeParse(value).error?.issues ?? [])
        context.addIssue(issueOf(textOf(issue)))
    })

/** The public application: the body of `POST /reservations`. */
export const PublicApplication = cardOrReason(
  inOrder(
    z.object({
      ...applicantFields,
      phone: orMask(phone),
      email: orMask(email),
      applicant_city: requiredName(),
      members: z.array(MemberForm).max(20, 'At most 20 members per booking').default([]),
      comments: requiredText(2000),
      accomodation_type: z.enum(accomodationTypes),
      toilet_type: z.enum(toiletTypes),
      ac_room: yesNo,
      preferred_buildings: PreferredBuildings.default([]),
      /** The answer of `validateIdentity`; with it, masked fields stand for the registry's values. */
      identity: optionalText(100),
      /** The language of messages to the applicant. */
      language: z.enum(languages).default('en'),
    }),
    'arrival_date',
    'departure_date',
  ),
)

/** The reason why this day of arrival is not possible; undefined when it is. `today` is the venue's day. */
export const wrongArrival = (arrival: string, today: string): PlainKey | undefined =>
  arrival < today ? 'Arrival cannot be before today' : undefined

/** The answer to an application. */
export const Applied = z.object({
  id: z.int(),
  application_number: z.string(),
  arrival_date: z.string(),
  departure_date: z.string(),
  members_count: z.int(),
})
export type Applied = z.output<typeof Applied>

/** The choices of the form, in one answer. */
export const ApplicationChoices = z.object({ event_types: z.array(Named), buildings: z.array(Named) })

/** The application to look up: its reference number, and the end of its phone number. */
export const ApplicationLookup = z.object({
  application_number: requiredText(30).refine(
    (value) => value.trim() === '' || parseReference(value) !== undefined,
    'Please enter the reference number as in A26-000123',
  ),
  phone: requiredText(30)
    .overwrite(asciiDigits)
    .refine(
      (value) => value.trim() === '' || value.replace(/\D/g, '').length >= PHONE_END,
      'Please enter at least the last 4 digits of the phone number',
    ),
})

/** The state of an application; `rooms` only after its Bhent was taken. */
export const ApplicationState = z.object({
  application_number: z.string(),
  status: z.enum(statuses),
  arrival_date: z.string(),
  departure_date: z.string(),
  members_count: z.int(),
  allotment_cancelled: z.boolean(),
  rooms: z.array(z.object({ building: z.string(), floor: z.int(), room_number: z.string() })),
})
export type ApplicationState = z.output<typeof ApplicationState>
