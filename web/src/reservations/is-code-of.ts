import { asciiDigits } from '@nivas/contract/digits.ts'
import { cardKey } from '@nivas/contract/identity/card-number.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'

type Known = Pick<Reservation, 'application_number' | 'id_card_no'> & {
  parents: readonly Pick<Reservation, 'application_number'>[]
}

/**
 * Whether a scanned code is the guest's: that of a meal card, which ends with the number of its member, or the whole
 * number of their card, of an Aadhaar card as the list shows it.
 */
export function isCodeOf({ application_number, parents, id_card_no }: Known, text: string): boolean {
  if (id_card_no !== null && cardKey(id_card_no) === cardKey(text)) return true
  const [reference, member = ''] = asciiDigits(text.trim()).toUpperCase().split('/')
  const references = [application_number, ...parents.map((parent) => parent.application_number)]
  return /^\d+$/.test(member) && references.some((one) => one === reference)
}
