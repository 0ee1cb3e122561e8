import * as z from 'zod'
import { addDays } from '../dates.ts'
import { id, text } from '../fields.ts'
import { issueOf, textOf } from '../messages.ts'
import { outboxFields } from '../outbox.ts'
import { OtherEntry, SatsangiBody } from './entry.ts'
import { insideField } from './inside.ts'
import { MOST_VISITORS, texts } from './visitor.ts'

const someText = text(200).nullish()
const someNumber = z.number().nullish()
/**
 * A number of a form; '' while its field is empty, so that the rules of the form report it together with all other
 * missing fields.
 */
const numberOrEmpty = z.union([z.number(), z.literal('')]).nullish()

const Member = z.object({
  name: someText,
  i_card_number: someText,
  age: someNumber,
  phone: someText,
  city: someText,
})

const Purpose = z.object({
  purpose_id: numberOrEmpty,
  visitingname: someText,
  houseno: someText,
  otherpurpose: text(500).nullish(),
  satsangofficial: someText,
  country: someText,
  state: someText,
  vehicleno: someText,
  visitormobile: someText,
})

type Sent = z.output<typeof Fields>
const Fields = z.object({
  isnonsatsangi: z.boolean().default(false),
  reservation_id: id.nullish(),
  gate_id: id.nullish(),
  another_day: z.boolean().nullish(),
  idNumber: someText,
  visitorname: someText,
  fromdate: someText,
  todate: someText,
  departure_time: someText,
  old_departure_date: someText,
  old_departure_time: someText,
  /** The number of all people, who include the non-satsangi. */
  people: someNumber,
  children: numberOrEmpty,
  adults: numberOrEmpty,
  members: z.array(Member).max(MOST_VISITORS, texts.tooMany).nullish(),
  visit_purpose: Purpose.nullish(),
  ...insideField,
  ...outboxFields,
})

/** The number of companions of a non-satsangi: all people but one. */
const companionsOf = ({ people }: Sent) => (typeof people === 'number' ? people - 1 : people)

/** Validates the body by the rules of its form, one of two. */
export const readEntry = (sent: Sent) =>
  sent.isnonsatsangi
    ? ({
        kind: 'other',
        read: OtherEntry.safeParse({ ...sent, gents: companionsOf(sent), members: sent.members ?? [] }),
      } as const)
    : ({ kind: 'satsangi', read: SatsangiBody.safeParse(sent) } as const)

const checkForm = z.check<Sent>(({ value, issues }) => {
  const { read } = readEntry(value)
  for (const issue of read.error?.issues ?? [])
    issues.push({
      ...issueOf(textOf(issue)),
      input: value,
      path: issue.path[0] === 'gents' ? ['people'] : issue.path,
    })
})

/**
 * `POST /admin/createGateVisitorEntry`: the satsangi and the non-satsangi form in one body, as the
 * specification sends them. Each field's type is checked first, then the rules of the form.
 */
export const VisitorEntry = Fields.check(checkForm)

/**
 * The last day of a visit of guests who enter on `fromdate`: the departure of their stay, but at least the day after
 * their entry.
 */
export const endOfVisit = (fromdate: string, departure: string): string =>
  departure > fromdate ? departure : addDays(fromdate, 1)

/** All people of an entry of satsangis: those in the list, and those without a card. */
export const satsangiPeople = ({
  members,
  children,
  adults,
}: {
  members: readonly unknown[]
  children: number
  adults: number
}): number => members.length + children + adults
