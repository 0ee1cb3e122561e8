import * as z from 'zod'
import { isDate } from '../dates.ts'
import { blank, id, ifMissing, optionalText, time } from '../fields.ts'
import { text as messages } from '../messages.ts'
import { outboxFields } from '../outbox.ts'
import { atLeastOnePerson, optionalMobile } from '../people.ts'
import { rule } from '../rule.ts'
import type { PlainKey } from '../texts.ts'
import { insideField } from './inside.ts'
import { texts } from './visitor.ts'

/** Adds the rule that one of two fields is required. Both fields show the error while both are empty. */
const either = <S extends z.ZodObject>(schema: S, one: string, other: string): S =>
  [one, other].reduce(
    (ruled, field) =>
      rule(ruled, field, (given) =>
        blank(given[one]) && blank(given[other]) ? messages.required : undefined,
      ),
    schema,
  )

/** A day; `missing` is the text for a missing value. */
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
  people: atLeastOnePerson,
  issatsangi: z.boolean().optional(),
  /** The field name of an older form. */
  isnonsatsangi: z.boolean().optional(),
  ...insideField,
  ...outboxFields,
})

/** `POST /admin/createEntry`: the standalone Visitor Entry. */
export const GateEntry = rule(
  rule(
    either(either(fields, 'id_card_no', 'adharid'), 'buildingName', 'houseNo'),
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
