import { asciiDigits } from '@nivas/contract/digits.ts'
import { cardKey, isNoCard } from '@nivas/contract/identity/card-number.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'

type Known = Pick<Reservation, 'application_number' | 'id_card_no' | 'members'> & {
  parents: readonly Pick<Reservation, 'application_number'>[]
}

/**
 * Whether a scanned code is that of one of the guests: of a meal card, which ends with the number of its member, or the
 * whole number of a card, of an Aadhaar card as the list shows it.
 */
export function isCodeOf({ application_number, parents, id_card_no, members }: Known, text: string): boolean {
  const cards = [id_card_no ?? '', ...members.map(({ i_card_number }) => i_card_number)]
  if (!isNoCard(text) && cards.some((card) => cardKey(card) === cardKey(text))) return true
  const [reference, member = ''] = asciiDigits(text.trim()).toUpperCase().split('/')
  const references = [application_number, ...parents.map((parent) => parent.application_number)]
  return /^\d+$/.test(member) && references.some((one) => one === reference)
}
