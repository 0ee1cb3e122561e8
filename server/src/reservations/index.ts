import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { bind } from '../http/bind.ts'
import type { Protect } from '../http/protect.ts'
import { type Worker, worker } from '../jobs/queue.ts'
import type { Acknowledge } from './acknowledge.ts'
import { applicationState } from './application-state.ts'
import { apply } from './apply.ts'
import { assignBuilding } from './assign-building.ts'
import { autoMatch, previewAuto } from './auto-match.ts'
import { bookStay } from './book-stay.ts'
import { chartParties } from './chart-parties.ts'
import { checkIn } from './check-in.ts'
import { matchSeveralAutomatically, matchSeveralByHand, previewMultipleAuto } from './combine-reservations.ts'
import { countArrivals } from './count-arrivals.ts'
import { countOpenWork } from './count-open-work.ts'
import { editReservation } from './edit-reservation.ts'
import { eventTypes } from './event-types.ts'
import { findOnChart } from './find-on-chart.ts'
import { generateTicket } from './generate-ticket.ts'
import { getReservation } from './get-reservation.ts'
import { giveBackDonation } from './give-back-donation.ts'
import { giveBackRooms } from './give-back-rooms.ts'
import { holdRooms } from './hold-rooms.ts'
import { holdWithPayment } from './hold-with-payment.ts'
import { forgetApplicants } from './identity-token.ts'
import { listReleased } from './list-released.ts'
import { listReservations } from './list-reservations.ts'
import { matchingBuildings } from './matching-buildings.ts'
import { moveStay } from './move-stay.ts'
import { applicationChoices } from './preferred-buildings.ts'
import { priceMove } from './price-move.ts'
import { printReceipt } from './print-receipt.ts'
import { lateArrivals, releaseLateArrivals } from './release-late-arrivals.ts'
import { removeReservation } from './remove-reservation.ts'
import { reservationHistory } from './reservation-history.ts'
import { reservationRooms } from './reservation-rooms.ts'
import { reservationsByRange } from './reservations-by-range.ts'
import { restoreReservation } from './restore-reservation.ts'
import { roomChart } from './room-chart.ts'
import { takeBhent } from './take-bhent.ts'
import { validateIdentity } from './validate-identity.ts'

export { acknowledgementText } from './acknowledgement-text.ts'
export { agreePlaces, capacityHeld, refuseWrongCapacity } from './agree-places.ts'
export { isNoShow } from './arrival-conditions.ts'
export { assignRooms, leaveRooms } from './assign-rooms.ts'
export { checkIn } from './check-in.ts'
export { figures as reservationFigures } from './figures.ts'
export { reservationFinder } from './finder.ts'
export { type Locked, lockReservation, startHolding } from './lock-reservation.ts'
export { expectedMeals, type MealCard, mealCard, paidMeals, referenceOf } from './meal-cards.ts'

/** Binds the calls of this area, for one server. */
export const reservations = ({ protect, ...around }: Acknowledge & { protect: Protect }) =>
  bind('reservations', calls, {
    list: listReservations,
    gateList: listReservations,
    get: getReservation,
    history: reservationHistory,
    rooms: reservationRooms,
    book: bookStay,
    hold: holdRooms,
    giveBackRooms,
    holdWithPayment,
    takeBhent,
    giveBackDonation,
    matchingBuildings,
    previewAuto,
    auto: autoMatch,
    previewMultipleAuto,
    multipleAuto: matchSeveralAutomatically,
    multipleManual: matchSeveralByHand,
    assignBuilding,
    released: listReleased,
    arrivals: countArrivals,
    openWork: countOpenWork,
    edit: editReservation,
    remove: removeReservation,
    restore: restoreReservation,
    byRange: reservationsByRange,
    checkIn,
    ticket: generateTicket,
    printReceipt,
    eventTypes,
    validateIdentity,
    apply: apply(protect, around),
    applicationChoices,
    applicationState,
    chart: roomChart,
    chartParties,
    findOnChart,
    priceMove,
    moveStay,
  })

/** The nightly job that runs `forgetApplicants`. */
const forgetting = { name: 'reservations.forget-applicants', options: { retryLimit: 3, retryDelay: 60 } }

/** Returns the workers of this area's jobs. */
export const reservationWorkers = (db: Kysely<DB>, timeZone: string): Worker[] => [
  worker(lateArrivals, (_, { signal }) => releaseLateArrivals(db, timeZone, new Date(), signal), {
    cron: '*/10 * * * *',
  }),
  worker(forgetting, () => forgetApplicants(db), { cron: '27 3 * * *' }),
]
