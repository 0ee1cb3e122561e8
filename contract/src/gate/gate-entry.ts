import * as z from 'zod'
import { isDate } from '../dates.ts'
import { blank, id, ifMissing, optionalText, time } from '../fields.ts'
import { text as messages } from '../messages.ts'
import { outboxFields } from '../outbox.ts'
import { atLeastOnePerson, optionalMobile } from '../people.ts'
import { rule } from '../rule.ts'
import type { PlainKey } from '../texts.ts'
import { texts } from './visitor.ts'

type IsHidden = (given: Readonly<Record<string, unknown>>, field: string) => boolean

/** One of two fields is required: while both are empty, each that is not hidden shows the error. */
const either = <S extends z.ZodObject>(schema: S, one: string, other: string, isHidden: IsHidden): S =>
  [one, other].reduce(
    (ruled, field) =>
      rule(ruled, field, (given) =>
        blank(given[one]) && blank(given[other]) && !isHidden(given, field) ? messages.required : undefined,
      ),
    schema,
  )

/** A day with its own text for a missing value. */
const dayOr = (missing: PlainKey) =>
  z.string({ error: ifMissing(missing, messages.dateOfCall) }).refine((value) => isDate(value), {
    error: (issue) => (issue.input === '' ? missing : messages.dateOfCall),
  })

const fields = z.object({
  gate_id: id.nullish().transform((value) => value ?? null),
  id_card_no: optionalText(50),
  adharid: optionalText(50),
  visitorname: optionalText(200),
  mobileNumber: optionalMobile,
  buildingName: optionalText(200),
  houseNo: optionalText(50),
  fromdate: dayOr(texts.fromDate),
  todate: dayOr(texts.toDate),
  departure_time: time,
  people: atLeastOnePerson.default(1),
  issatsangi: z.boolean().optional(),
  /** The field name of an older form. */
  isnonsatsangi: z.boolean().optional(),
  ...outboxFields,
})

const entryWith = (isHidden: IsHidden) =>
  rule(
    rule(
      either(either(fields, 'id_card_no', 'adharid', isHidden), 'buildingName', 'houseNo', isHidden),
      'todate',
      ({ fromdate, todate }) =>
        typeof fromdate === 'string' && typeof todate === 'string' && isDate(fromdate) && isDate(todate)
          ? todate < fromdate
            ? messages.departure
            : undefined
          : undefined,
    ),
    'issatsangi',
    ({ issatsangi, isnonsatsangi }) =>
      issatsangi === undefined && isnonsatsangi === undefined ? messages.required : undefined,
  )

/** `POST /admin/createEntry`: the standalone Visitor Entry. */
export const GateEntry = entryWith(() => false)

const hiddenOf = { satsangi: ['buildingName'], other: ['houseNo', 'id_card_no'] }

/** The same for its form, which has one place and, for other visitors, one card: the fields that it hides show no error. */
export const GateEntryFields = entryWith(({ issatsangi }, field) =>
  hiddenOf[issatsangi === true ? 'satsangi' : 'other'].includes(field),
)
