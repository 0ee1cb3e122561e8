import * as z from 'zod'
import { counted } from '../count.ts'
import { asciiDigits } from '../digits.ts'
import { blank, enumOrEmpty, id, optionalText, requiredText } from '../fields.ts'
import { withPlainDigits } from '../identity/find-numbers.ts'
import { known } from '../known.ts'
import { text as messages } from '../messages.ts'
import { keyOfProvisional, outboxFields } from '../outbox.ts'
import { mobile, peopleCount, personName } from '../people.ts'
import { rule } from '../rule.ts'
import type { PlainKey } from '../texts.ts'
import { AADHAAR, genderIds, idProofs, tourTypes } from './lookups.ts'
import { proofOf } from './proof-of.ts'

/** The maximum of all people of a visit: of gents, ladies and children together. */
const MOST_TOGETHER = 30_000
/** The first year of the list of birth years. */
export const FIRST_BIRTH_YEAR = 1901

/** The last year of the list of birth years: the year before `today`. */
export const lastBirthYear = (today: string): number => Number(today.slice(0, 4)) - 1

const digits = /^\d{1,9}$/

/** An optional number, sent as a number or as digits; `wrong` is the text for any other value. */
const numeric = (least: number, most: number, wrong: PlainKey) =>
  (
    z.preprocess(
      (value) => {
        if (blank(value)) return null
        const typed = typeof value === 'string' ? asciiDigits(value.trim()) : value
        return typeof typed === 'string' && digits.test(typed) ? Number(typed) : typed
      },
      z
        .int({ error: (issue) => (issue.code === 'invalid_type' ? wrong : undefined) })
        .min(least)
        .max(most)
        .nullable(),
    ) as z.ZodType<number | null, number | string | null>
  )
    .nullish()
    .transform((value) => value ?? null)

/** The digits of a postal code, as text or as a number. */
const postcode = z
  .union(
    [
      z.int().min(0).max(9_999_999_999).transform(String),
      z
        .string()
        .overwrite(asciiDigits)
        .regex(/^\d{0,10}$/, 'Please enter number only.'),
    ],
    {
      error: 'Please enter number only.',
    },
  )
  .nullish()
  .transform((value) => value || null)

const email = z
  .string()
  .max(254)
  .refine((value) => value.trim() === '' || z.regexes.email.test(value.trim()), 'Please enter valid email.')
  .nullish()
  .transform((value) => value?.trim() || null)

const oneOf = (list: readonly { readonly id: number }[]) =>
  z.int().refine((value) => list.some((one) => one.id === value), messages.invalid)

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true)

/** The fields of the visit form. */
const fields = z.object({
  /** The number of the card, or `XXXX XXXX 1234` from the scan of a Secure QR. */
  idNumber: requiredText(50),
  visitorname: personName,
  mobileNumber: mobile,
  country: requiredText(3),
  idProof: oneOf(idProofs)
    .nullish()
    .transform((value) => value ?? AADHAAR),
  mobilesCollected: numeric(0, MOST_TOGETHER, 'Please enter numbers only...'),
  tourType: oneOf(tourTypes)
    .nullish()
    .transform((value) => value ?? null),
  gents: peopleCount,
  ladies: peopleCount,
  children: peopleCount,
  trayRequired: flag,
  fatherHus: optionalText(200),
  birthYear: numeric(FIRST_BIRTH_YEAR, 2199, 'Please enter number only.'),
  district: optionalText(100),
  location: optionalText(200),
  state: optionalText(100),
  postcode,
  email,
  vehicleNo: optionalText(30),
  gender: enumOrEmpty(genderIds)
    .nullish()
    .transform((value) => value ?? null),
  /** The earlier visit of the same person, if only the end of the number is known. */
  earlier: id.nullish().transform((value) => value ?? null),
  /**
   * The open visit of the same card that the form showed, which ends when this one begins. Any other open visit does
   * not end.
   */
  closes: id.nullish().transform((value) => value ?? null),
  /** Whether a person who may set the visit hours has agreed to a visit outside them. */
  outsideHours: flag,
})

type Counts = { gents?: unknown; ladies?: unknown; children?: unknown }

/** All people of a visit; an empty or invalid field counts as 0. */
export const totalPeople = ({ gents, ladies, children }: Counts): number =>
  counted(gents) + counted(ladies) + counted(children)

const wrongPeople = (given: Readonly<Record<string, unknown>>): PlainKey | undefined =>
  [given.gents, given.ladies, given.children].every((one) => one === 0)
    ? 'Please enter at least one person'
    : undefined

/** The form of a visit, with the rule that a visit has at least one person. */
export const VisitFields = rule(fields, 'gents', wrongPeople)

const corrected = fields.pick({
  visitorname: true,
  mobileNumber: true,
  gents: true,
  ladies: true,
  children: true,
  mobilesCollected: true,
})

/** The form that corrects a visit. */
export const CorrectedVisit = rule(corrected, 'gents', wrongPeople)

/** `PUT /samadh/visits/:id`: omitted fields stay. */
export const EditVisit = corrected.partial().extend({ known })

/** `PUT /samadh/visit`. The total is optional, and must be the sum. */
export const Visit = rule(
  VisitFields.safeExtend({ totalPeople: z.int().min(0).max(MOST_TOGETHER).nullish(), ...outboxFields }),
  'totalPeople',
  (given) =>
    typeof given.totalPeople === 'number' && given.totalPeople !== totalPeople(given)
      ? 'The total is not the sum of gents, ladies and children'
      : undefined,
)

/** Whether a visit leaves things at the counter, which are handed back at the exit. */
export const leavesThings = (visit: { trayNo: number | null; mobilesCollected: number }): boolean =>
  visit.trayNo !== null || visit.mobilesCollected > 0

/** The number on the ticket of a visit: `S48213`. The letter distinguishes it from tickets of the gate. */
export const uidOf = (visit: number): string => `S${visit}`

/**
 * The id of the visit with this ticket number, in digits of any script. Undefined for any other text, also for a number
 * without the letter: a plain number belongs to a ticket of the gate or to a card.
 */
export function visitOfTicket(typed: string): number | undefined {
  const number = /^s\s*-?\s*(\d{1,10})$/i.exec(withPlainDigits(typed).trim())?.[1]
  return number !== undefined && Number(number) > 0 && Number(number) <= 2_147_483_647
    ? Number(number)
    : undefined
}

/** Whether a scan is a ticket and not a card: the number of a passport also has a letter, with seven digits. */
export const isTicket = (scanned: string): boolean =>
  proofOf(scanned) === undefined &&
  (visitOfTicket(scanned) !== undefined || keyOfProvisional(scanned) !== undefined)
