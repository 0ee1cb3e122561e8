import type { Answer, Input } from '@nivas/contract/call.ts'
import { wrongStay } from '@nivas/contract/date-order.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { text } from '@nivas/contract/messages.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { DB, GateVisits } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'

type Edit = typeof gate.editVisit

const columns = [
  'visitor_name',
  'mobile',
  'vehicle_no',
  'people',
  'departure_date',
  'departure_time',
] as const

/** Converts a row to the fields of a visit that its form can correct. */
const toVisit = (id: number, row: Pick<Selectable<GateVisits>, (typeof columns)[number]>): Answer<Edit> => ({
  id,
  visitorname: row.visitor_name,
  visitormobile: row.mobile,
  vehicleno: row.vehicle_no,
  people: row.people,
  todate: row.departure_date,
  departure_time: row.departure_time?.slice(0, 5) ?? null,
})

/** Corrects a visit that has not ended; omitted fields stay as they are. */
export async function editVisit(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<Edit>,
): Promise<Answer<Edit>> {
  const { id, visitorname, visitormobile, vehicleno, people, todate, departure_time } = input
  const visit = await trx
    .selectFrom('gate_visits')
    .select(['exited_at', 'arrival_date', 'is_satsangi', 'listed', 'children', 'adults', ...columns])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'There is no such visit')
  if (visit.exited_at) throw new Refusal(400, 'This visit has ended and cannot be changed.')
  await refuseOverwritten(
    gate.editVisit,
    input,
    async () => toVisit(id, visit),
    (present) => ({ people: { count: present.people } }),
  )
  const wrong = todate === undefined ? undefined : wrongEnd(visit, todate)
  if (wrong) throw wrongField('todate', wrong)
  // The list of a non-satsangi entry names only the people who accompany the visitor.
  const fewest = visit.listed + (visit.is_satsangi ? (visit.children ?? 0) : 1)
  if (people !== undefined && people < fewest)
    throw wrongField('people', 'This entry lists {{count}} people. Please enter at least as many.', {
      count: fewest,
    })
  const adults =
    people !== undefined && visit.children !== null ? people - visit.listed - visit.children : visit.adults
  const now = await trx
    .updateTable('gate_visits')
    .set({
      people: people ?? visit.people,
      adults,
      edited_at: sql<Date>`now()`,
      ...(visitorname !== undefined && { visitor_name: visitorname }),
      ...(visitormobile !== undefined && { mobile: visitormobile }),
      ...(vehicleno !== undefined && { vehicle_no: vehicleno }),
      ...(todate !== undefined && { departure_date: todate }),
      ...(departure_time !== undefined && { departure_time }),
    } satisfies Writes<
      Input<Edit>,
      'id' | 'visitorname' | 'visitormobile' | 'vehicleno' | 'todate' | 'departure_time'
    >)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toVisit(id, now)
}

/**
 * Checks a new departure by the rule of the form that made the visit. Only the satsangi form counts children, and its
 * visits end after the day of arrival.
 */
const wrongEnd = (
  { children, arrival_date }: Pick<Selectable<GateVisits>, 'children' | 'arrival_date'>,
  todate: string,
): Text | undefined =>
  children === null
    ? todate < arrival_date
      ? say(text.departure)
      : undefined
    : wrongStay(arrival_date, todate)
