import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { request } from '@playwright/test'
import { office, ownName } from './office.ts'
import { send } from './staff.ts'

/** Returns the venue's day, or the day `count` days later. */
async function inDays(count = 0): Promise<string> {
  return addDays((await office(thisVenue, {})).today, count)
}

type Stay = {
  name?: string
  /** The first day and the end of the stay, in days from today. */
  from?: number
  to?: number
  people?: number
  /** The card of the applicant. */
  card?: string
  /** The card of the last member. */
  cardOfMember?: string
  /** The medical constraint. */
  health?: string
}

async function applicationOf({
  name = ownName('Asha Rao'),
  from = 10,
  to = from + 2,
  people = 1,
  health = '',
  card,
  cardOfMember = 'NA',
}: Stay) {
  return {
    event_type_id: 1,
    ...(card ? { id_card_no: card } : ({ without_card: true, id_card_reason: 'CHILD' } as const)),
    applicant_name: name,
    other_card_no: 'X',
    is_updeshi: 0,
    address: 'A',
    referral_name: 'B',
    members: Array.from({ length: people }, (_, index) => ({
      name,
      age: 30,
      i_card_number: index === people - 1 ? cardOfMember : 'NA',
    })),
    arrival_date: await inDays(from),
    departure_date: await inDays(to),
    arrival_time: '10:00',
    departure_time: '10:00',
    phone: '9876543210',
    email: 'guest@example.org',
    bhandarghar_ticket: 'NO',
    medical_constraint: health,
  } as const
}

/** Makes a reservation on HOLD, only for this journey. */
export async function makeHeld(room_ids: number[], stay: Stay = {}) {
  return office(reservations.book, { ...(await applicationOf(stay)), room_ids })
}

/** Makes a NEW reservation only for this journey, by the call of the public form. */
export async function makeNew(stay: Stay = {}) {
  const visitor = await request.newContext({
    // Applications from one address are limited, so each journey uses another address.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.${Date.now() % 250}.9` },
  })
  const { data } = await send({ request: visitor }, reservations.apply, {
    ...(await applicationOf(stay)),
    accomodation_type: 'ROOM',
    toilet_type: 'DESI',
    ac_room: 'NO',
    applicant_city: 'Agra',
    comments: 'Ground floor',
  })
  await visitor.dispose()
  return office(reservations.get, { id: data.id })
}
