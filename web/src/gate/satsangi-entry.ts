import type { Request } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { SatsangiFields } from '@nivas/contract/gate/entry.ts'
import { endOfVisit } from '@nivas/contract/gate/visitor-entry.ts'
import { NOT_AVAILABLE, sameCard } from '@nivas/contract/identity/card-number.ts'
import { peopleOf } from '@nivas/contract/reservations/capacity.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { rule } from '@nivas/contract/rule.ts'
import type { Text } from '@nivas/contract/texts.ts'
import type { InitialOf } from '../ui/form/draft.ts'
import { lacksCard } from './satsangi-list.tsx'

export type SatsangiRequest = Request<typeof gate.createVisitorEntry>

/** Returns the schema of the form, which also requires the agreement to a different day and cards that drafts omit. */
export const schemaFor = (onAnotherDay: Text | undefined) =>
  rule(
    rule(SatsangiFields, 'another_day', ({ another_day }) => (another_day ? undefined : onAnotherDay)),
    'members',
    ({ members }) =>
      Array.isArray(members) && members.some(lacksCard) ? 'Please scan their cards again' : undefined,
  )

type Days = { fromdate: string; todate: string; old_departure_date?: string }

/** Returns the days of an entry made now, and the departure that the form shows. The arrival is today or later. */
export function daysOf(today: string, reservation: Reservation | undefined): Days {
  const fromdate = reservation && reservation.arrival_date > today ? reservation.arrival_date : today
  if (!reservation) return { fromdate, todate: endOfVisit(fromdate, fromdate) }
  const { departure_date } = reservation
  return { fromdate, todate: endOfVisit(fromdate, departure_date), old_departure_date: departure_date }
}

/** Returns how many people of a reservation are not in the list, which has one person even if no member is named. */
const besideList = ({ members, members_count }: Pick<Reservation, 'members' | 'members_count'>) =>
  peopleOf(members_count) - peopleOf(members.length)

type Listed = { name: string; age: number | null; i_card_number: string }

/** Returns the initial list: the members or, if none is named, the applicant if the name is known. */
function listOf({ members, applicant_name, id_card_no }: Reservation): readonly Listed[] {
  if (members.length > 0) return members
  // An applicant who is not in the registry has the card number as name.
  if (applicant_name === id_card_no) return []
  return [{ name: applicant_name, age: null, i_card_number: id_card_no ?? NOT_AVAILABLE }]
}

const cardOf = ({ i_card_number: number, name }: Listed) => ({ number, name })

/** Keeps a card only for the first member with it: some applications repeat a family's card, and an entry may not. */
const withCardOnce = (one: Listed, at: number, all: readonly Listed[]): Listed => {
  const isRepeated = all.slice(0, at).some((before) => sameCard(cardOf(before), cardOf(one)))
  return { ...one, i_card_number: isRepeated ? NOT_AVAILABLE : one.i_card_number.trim() || NOT_AVAILABLE }
}

/** Returns the form values of an earlier entry. */
const filled = (entry: SatsangiRequest): Omit<InitialOf<typeof SatsangiFields>, 'gate_id'> => ({
  another_day: entry.another_day ?? false,
  reservation_id: entry.reservation_id ?? null,
  fromdate: entry.fromdate ?? '',
  todate: entry.todate ?? '',
  departure_time: entry.departure_time ?? '',
  old_departure_date: entry.old_departure_date ?? null,
  old_departure_time: entry.old_departure_time ?? null,
  children: entry.children ?? 0,
  adults: entry.adults ?? 0,
  vehicleno: entry.visit_purpose?.vehicleno ?? '',
  members: (entry.members ?? []).map(({ name, i_card_number, age, phone, city }) => ({
    name: name ?? '',
    i_card_number: i_card_number ?? '',
    age: age ?? null,
    phone: phone ?? null,
    city: city ?? null,
  })),
})

/** Returns the initial values of the form: empty, for the party of a reservation, or of an earlier entry. */
export const initialOf = (
  days: Days,
  reservation: Reservation | undefined,
  edited: SatsangiRequest | undefined,
): InitialOf<typeof SatsangiFields> => ({
  another_day: false,
  gate_id: null,
  reservation_id: reservation?.id ?? null,
  old_departure_date: null,
  ...days,
  departure_time: reservation?.departure_time ?? '',
  old_departure_time: reservation?.departure_time ?? null,
  children: 0,
  adults: reservation ? besideList(reservation) : 0,
  vehicleno: '',
  members: reservation
    ? listOf(reservation)
        .map(withCardOnce)
        .map((one) => ({ ...one, phone: null, city: reservation.customer }))
    : [],
  ...(edited && filled(edited)),
})
