import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import type { Application, Circumstances } from './application.ts'
import { type Fate, fateOf } from './fate.ts'
import {
  addMinutes,
  at,
  dayOf,
  earliest,
  latest,
  type Moment,
  momentBetween,
  timeBetween,
  timeOf,
} from './moments.ts'
import { fullName, type Household, makeHousehold, membersOf } from './people.ts'
import { between, chance, pick, type Random } from './random.ts'
import { comments, medicalConstraints, streets } from './remarks.ts'
import { type Booking, SAMPLE_DAYS } from './stay-sample.ts'

/** The maximum time between application and arrival, in days. */
const LONGEST_LEAD = 150
/** The Bhandara is in two days, so guests who are present on that day have come for it. */
const BHANDARA_AHEAD = 2

/**
 * Returns the day that stands for the sample's first Monday, so that today is in the third of the five weeks, on the
 * same weekday.
 */
const firstDay = (today: string): string =>
  addDays(
    today,
    -Math.floor(SAMPLE_DAYS / 7 / 2) * 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7),
  )

/** Returns the time of an application: as long before the arrival as the real booking, and earlier than `before`. */
function createdAt(
  random: Random,
  lead: number,
  arrivalDate: string,
  before: Moment,
  around: Circumstances,
): Moment {
  const { today, now } = around
  const day = addDays(arrivalDate, -Math.min(lead, LONGEST_LEAD))
  // A real booking that would be in the future gets a time in the last few days instead.
  const moment =
    day < today
      ? at(day, timeBetween(random, 7, 22))
      : momentBetween(random, at(addDays(today, -6), '07:00'), now)
  return earliest(moment, addMinutes(before, -30))
}

/** Returns the arrival of an application's people. Guests who have already arrived today did so before now. */
function arrivalOf(random: Random, fate: Fate, day: string, { today, now }: Circumstances): Moment {
  if (day === addDays(today, -1) && (fate === 'PAID' || fate === 'HOLD')) {
    // Less than 24 hours ago, so that their rooms are still held.
    const soonest = earliest(addMinutes(now, 30 - 24 * 60), at(day, '23:59'))
    return momentBetween(random, soonest, latest(soonest, at(day, '21:00')))
  }
  if (fate !== 'CHECKED_IN' || day < today) return at(day, timeBetween(random, 6, 20))
  return momentBetween(
    random,
    latest(at(today, '00:00'), earliest(at(today, '05:00'), addMinutes(now, -40))),
    now,
  )
}

/** Returns the check-ins at the gate and at the desk. Some of today's guests are between the two. */
function checkIns(random: Random, fate: Fate, arrival: Moment, { today, now, staff }: Circumstances) {
  const isHere = fate === 'CHECKED_IN'
  const cameToGate = isHere || (fate === 'PAID' && dayOf(arrival) === today && chance(random, 0.3))
  // On the day of arrival itself, even for guests who come right after midnight.
  const gate = latest(at(dayOf(arrival), '00:00'), addMinutes(earliest(arrival, now), -20))
  return {
    gate_checked_in_at: cameToGate ? gate : null,
    gate_checked_in_by: cameToGate ? staff.gate : null,
    checked_in_at: isHere ? latest(gate, arrival) : null,
    checked_in_by: isHere ? staff.accommodation : null,
  }
}

/** Returns the details of an applicant without the venue's card. */
const withoutCard = (random: Random, city: string, referral: Household) => ({
  id_card_no: null,
  id_card_reason: chance(random, 0.7) ? 'NEW_TO_SATSANG' : 'SUPPORT_ELDER_PERSON',
  other_card_no: `VOT${between(random, 1_000_000, 9_999_999)}`,
  is_updeshi: chance(random, 0.3),
  address: `${between(random, 1, 240)}, ${pick(random, streets)}, ${city}`,
  referral_name: referral.people[0] ? fullName(referral.people[0]) : null,
})

const withCard = (id_card_no: string) => ({
  id_card_no,
  id_card_reason: null,
  other_card_no: null,
  is_updeshi: null,
  address: null,
  referral_name: null,
})

/** Returns the applicant's preferences. A booking at the desk has none, because its rooms were chosen for the guest. */
const preferences = (random: Random, atDesk: boolean, guests: number) => ({
  accomodation_type: atDesk ? null : guests > 6 ? ('DORMITORY' as const) : ('ROOM' as const),
  toilet_type: atDesk || chance(random, 0.3) ? null : pick(random, ['DESI', 'WESTERN'] as const),
  ac_room: atDesk ? null : chance(random, 0.2),
})

/**
 * Makes an application like a real booking, moved to the venue and to the weeks around today. `registered` is the
 * applicant's household if it is in the registry; undefined for people without a card.
 */
export function makeApplication(
  random: Random,
  booking: Booking,
  registered: Household | undefined,
  around: Circumstances,
): Application {
  const { today, now, staff } = around
  const arrival_date = addDays(firstDay(today), booking.day)
  const departure_date = addDays(arrival_date, Math.max(1, booking.nights))
  const fate = fateOf(random, booking, daysBetween(today, arrival_date))
  const arrival = arrivalOf(random, fate, arrival_date, around)
  const cameIn = checkIns(random, fate, arrival, around)
  const atDesk = fate !== 'NEW' && chance(random, 0.3)
  const household =
    registered ?? makeHousehold(random, between(random, 1, 3), between(random, 2_000, 9_999), today)
  const [applicant] = household.people
  if (!applicant) throw new Error('This household has no people')
  const members = membersOf(random, household, booking, arrival_date, registered !== undefined)
  const bhandara = addDays(today, BHANDARA_AHEAD)
  return {
    fate,
    rooms: [],
    child: undefined,
    id: 0,
    application_number: '',
    event_type_id: arrival_date <= bhandara && bhandara <= departure_date ? around.bhandara : around.satsang,
    ...(registered
      ? withCard(applicant.id_card_no)
      : withoutCard(random, applicant.city, pick(random, around.households))),
    applicant_name: fullName(applicant),
    city: applicant.city,
    members,
    arrival_date,
    departure_date,
    arrival_time: timeOf(arrival),
    departure_time: timeBetween(random, 6, 20),
    phone: applicant.phone,
    email: applicant.email,
    medical_constraint: chance(random, 0.08) ? pick(random, medicalConstraints) : null,
    comments: chance(random, 0.3) ? pick(random, comments) : null,
    ...preferences(random, atDesk, members.length),
    wants_meals: booking.meals,
    building_id: null,
    is_child: false,
    ...cameIn,
    allotment_cancelled_at: fate.startsWith('LAPSED') ? addMinutes(arrival, 24 * 60) : null,
    created_at: createdAt(
      random,
      booking.leadDays,
      arrival_date,
      earliest(cameIn.gate_checked_in_at ?? arrival, now),
      around,
    ),
    created_by: atDesk ? staff.desk : null,
  }
}
