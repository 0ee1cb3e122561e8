import { find } from '@nivas/contract/find/calls.ts'
import type { Found } from '@nivas/contract/find/schemas.ts'
import { type Verdict, verdictOf } from '@nivas/contract/gate/verdict.ts'
import { withPlainDigits } from '@nivas/contract/identity/find-numbers.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { send } from '../api/client.ts'

/** The result of a scan: a party, a visitor who is inside, or neither. `shown` is the number, masked if necessary. */
export type Scanned = Verdict & {
  shown: string
  party?: Reservation
  visitor?: Found
}

/** Matches a reference, and the code of a meal card, which ends with the number of its member. */
const reference = /^(A\d\d-\d{6,})(?:\/\d+)?$/i

/** Finds the party with this reference, or with one that was combined into it. */
const partyWith = async (application_number: string): Promise<Reservation | undefined> =>
  (await send(reservations.gateList, { application_number })).data[0]

type By = {
  today: string
  /** Whether the user may see who is inside; without it the search finds no visitors. */
  seesInside: boolean
}

/** Finds the party or visitor of a code, a card or a ticket. */
export async function findParty(number: string, shown: string, { today, seesInside }: By): Promise<Scanned> {
  const [, code] = reference.exec(withPlainDigits(number.trim())) ?? []
  const found = code ? [] : (await send(find.records, { wanted: number })).data
  const visitor = found.find(({ kind }) => kind === 'visitor')
  if (visitor)
    return { shown, visitor, tone: 'amber', reason: say('Inside now, ticket {{id}}', { id: visitor.number }) }
  const known = code ?? found.find(({ kind }) => kind === 'reservation')?.number
  const party = known && (await partyWith(known))
  if (party) return { shown, party, ...verdictOf(party, today) }
  const reason = seesInside
    ? say('No reservation and no visitor inside with this number.')
    : say('No reservation with this number.')
  return { shown, tone: 'red', reason }
}
