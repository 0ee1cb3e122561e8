import * as z from 'zod'
import { blank, dateOrEmpty, id, optionalText, requiredText } from '../fields.ts'
import { wrongAadhaar } from '../identity/number.ts'
import { isMasked } from '../identity/stand-in.ts'
import { issueOf, text as messages } from '../messages.ts'
import { mobile, personName } from '../people.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { dosesUpTo } from './doses.ts'

/** An optional name. */
const optionalName = optionalText(200).refine(
  (name) => blank(name) || personName.safeParse(name).success,
  messages.letters,
)

/**
 * An Aadhaar number: twelve digits when typed in a browser; sealed when sent to the server; only the last digits in the
 * form of an existing record.
 */
const aadhaar = optionalText(80).superRefine((number, context) => {
  if (blank(number) || isMasked(String(number))) return
  const wrong = wrongAadhaar(String(number))
  if (wrong) context.addIssue(issueOf(wrong))
})

/** A date of birth; `today` is the venue's day, if known. */
const bornUpTo = (today?: string) =>
  dateOrEmpty
    .nullish()
    .transform((day) => day ?? null)
    .refine(
      (day) => day === null || today === undefined || day <= today,
      'The date of birth cannot be after today',
    )

const fieldsUpTo = (today?: string) => ({
  firstName: personName,
  lastName: optionalName,
  mobile,
  address: requiredText(500),
  adharCardNumber: aadhaar,
  dob: bornUpTo(today),
  cardNo: optionalText(50),
  /** The satsangi of the registry who holds the card, if a search found one. */
  customerId: id.nullish().transform((given) => given ?? null),
  doses: dosesUpTo(today),
})

type Born = { dob?: string | null | undefined; doses: readonly { date: string }[] }

/** Whether no dose was given before the birth. */
export const isBornBefore = ({ dob, doses }: Born): boolean =>
  typeof dob !== 'string' || doses.every(({ date }) => date >= dob)

export const bornLate = 'The date of birth cannot be after a dose' as const
const bornBefore = { path: ['dob'], error: bornLate }

/** The stored data of a person; `today` is the venue's day, if known. */
export const personUpTo = (today?: string) => z.object(fieldsUpTo(today)).refine(isBornBefore, bornBefore)

export const PersonForm = personUpTo()

/**
 * `POST /vims/person/updatePersonRecord`: an omitted date of birth or card stays, because the specification's call has
 * neither.
 */
export const EditPerson = z
  .object({
    ...fieldsUpTo(),
    id,
    dob: bornUpTo().optional(),
    cardNo: optionalText(50).optional(),
    /** The version that the form read; with it, the server refuses the call if the record has changed since then. */
    version: z.int().min(1).optional(),
  })
  .refine(isBornBefore, bornBefore)

/**
 * `POST /vims/person/mergePersonRecords`: `other` is merged into `id`. The versions are those that the form read; the
 * server refuses the call if a record has changed since then.
 */
export const MergePersons = z.object({
  id,
  version: z.int().min(1),
  other: id,
  otherVersion: z.int().min(1),
})

/** A vaccine; a disabled one is no longer offered. */
export const VaccineType = z.object({ id: z.int(), name: z.string(), is_active: z.boolean() })
export type VaccineType = z.output<typeof VaccineType>

/** All fields of a vaccine type, as its form has them. */
export const TypeForm = z.object({ name: requiredText(60), is_active: z.boolean() })

/** A dose for display; `name` is the vaccine's. */
export const GivenDose = z.object({
  id: z.int(),
  dose: z.int(),
  vtype: z.int(),
  name: z.string(),
  date: z.string(),
})
export type GivenDose = z.output<typeof GivenDose>

/** A person of the list; `doses` is the number of their doses. */
export const Person = z.object({
  id: z.int(),
  srNo: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  mobile: z.string(),
  address: z.string(),
  /** `XXXX XXXX 1234` */
  adharCardNumber: z.string().nullable(),
  cardNo: z.string().nullable(),
  dob: z.string().nullable(),
  doses: z.int(),
  /** Increases with every change of the record. */
  version: z.int(),
})
export type Person = z.output<typeof Person>

/** A record with its doses, as stored. */
export const PersonRecord = Person.omit({ doses: true }).extend({ doses: z.array(GivenDose) })
export type PersonRecord = z.output<typeof PersonRecord>

/** The content of the printed card, with its signed code. */
export const PersonCard = PersonRecord.extend({ code: z.string(), print: ReceiptPrint })
export type PersonCard = z.output<typeof PersonCard>

/** A satsangi of the registry, with the fields that fill the form. */
export const FoundPerson = z.object({
  customerId: z.int(),
  cardNo: z.string(),
  name: z.string(),
  lastName: z.string(),
  dob: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  /** The vaccination record that has this card. */
  record: Person.nullable(),
})
export type FoundPerson = z.output<typeof FoundPerson>

/** The age groups of the report, by the names of its columns. */
export const ageGroups = ['under18', 'from18', 'from45', 'from60', 'ageUnknown'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** Doses by day and vaccine: by their number, and by the age of the person on that day. */
export const DoseReportRow = z.object({
  date: z.string(),
  vtype: z.int(),
  name: z.string(),
  dose1: z.int(),
  dose2: z.int(),
  under18: z.int(),
  from18: z.int(),
  from45: z.int(),
  from60: z.int(),
  ageUnknown: z.int(),
  /** The number of people with only a first dose. */
  onlyOne: z.int(),
  total: z.int(),
})
export type DoseReportRow = z.output<typeof DoseReportRow>
