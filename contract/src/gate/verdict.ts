import { arrivesOnAnotherDay } from '../reservations/arrival.ts'
import type { Reservation } from '../reservations/schemas.ts'
import { say, type Text } from '../texts.ts'

/**
 * Green: the party may come in. Amber: look first. Red: the server knows no reservation or visitor with this number.
 */
export type Tone = 'green' | 'amber' | 'red'
export type Verdict = { tone: Tone; reason: Text }

type Party = Pick<Reservation, 'status' | 'arrival_date' | 'checkin_status' | 'allotment_cancelled'>

/** What the gate shows about a party whose code was scanned. */
export function verdictOf(party: Party, today: string): Verdict {
  if (party.checkin_status === 'Yes')
    return { tone: 'amber', reason: say('This reservation is already checked in.') }
  const anotherDay = arrivesOnAnotherDay(party.arrival_date, today)
  if (anotherDay) return { tone: 'amber', reason: anotherDay }
  if (party.allotment_cancelled)
    return { tone: 'amber', reason: say('The allotment was cancelled. Please match rooms first.') }
  if (party.status === 'NEW') return { tone: 'amber', reason: say('This reservation has no rooms yet.') }
  if (party.status === 'HOLD') return { tone: 'amber', reason: say('The Bhent is not collected yet.') }
  return { tone: 'green', reason: say('Expected today') }
}
