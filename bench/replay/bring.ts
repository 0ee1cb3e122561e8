import { performance } from 'node:perf_hooks'
import type { Call, Request as Given, Success } from '@nivas/contract/call.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Server } from '../server.ts'
import type { Done } from './journal.ts'
import { sendWith, uuidOf } from './send.ts'
import type { Stay } from './stays.ts'

/**
 * Returns the application of invented people, with telephone numbers that begin with 50, unlike Indian mobile numbers.
 */
export const applicationOf = ({ number, arrival, departure, people }: Stay) => ({
  event_type_id: 1,
  id_card_no: `R-${number}`,
  applicant_city: 'Agra',
  members: Array.from({ length: people }, (_, at) => ({
    name: `Guest ${number} ${at + 1}`,
    age: 40,
    i_card_number: 'NA',
  })),
  arrival_date: arrival,
  departure_date: departure,
  arrival_time: '10:00',
  departure_time: '10:00',
  phone: `50${String(number).padStart(8, '0')}`,
  email: `guest-${number}@example.org`,
  bhandarghar_ticket: 'NO' as const,
  accomodation_type: 'ROOM' as const,
  toilet_type: 'DESI' as const,
  ac_room: 'NO' as const,
  comments: `Stay ${number}`,
})

/**
 * Makes all calls of one stay: application, automatic matching, payment, check-in. After a lost answer the caller
 * makes all of them again, because their keys prevent doubles.
 */
export async function bring(server: Server, building: number, stay: Stay): Promise<Done> {
  const ms: Record<string, number> = {}
  const timed = async <C extends Call>(step: string, call: C, input: Given<C>): Promise<Success<C>> => {
    const began = performance.now()
    const answer = await sendWith(server, call, input, {
      'idempotency-key': uuidOf(`replay ${step} ${stay.number}`),
    })
    ms[step] = performance.now() - began
    return answer
  }

  const { data: applied } = await timed('apply', reservations.apply, applicationOf(stay))
  const { id } = applied
  const { data: held } = await timed('auto-match', reservations.auto, {
    id,
    building_id: building,
    number_of_rooms: 1,
  })
  const { data: paid } = await timed('pay', reservations.takeBhent, {
    id,
    payment_amount: held.total_amount,
    donation_amount: 0,
    payment_type: 'CASH',
  })
  await timed('check in', reservations.checkIn, { id, type: 'ACCO' })
  return { number: stay.number, reservation: id, receipt: paid.payment?.receipt_number ?? 0, ms }
}
