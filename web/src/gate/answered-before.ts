import { isNoCard, sameCard } from '@nivas/contract/identity/card-number.ts'
import type { EntryRequest } from './entry.ts'

type Card = { number: string; name: string | null | undefined }

/** Returns the cards of an entry. */
function cardsOf(request: EntryRequest): Card[] {
  const { visitorname: name } = request
  const members = 'members' in request ? (request.members ?? []) : []
  const own = [
    'id_card_no' in request && request.id_card_no,
    'adharid' in request && request.adharid,
    'idNumber' in request && request.idNumber,
  ]
  return [
    ...own.map((number) => ({ number: number || '', name })),
    ...members.map((one) => ({ number: one.i_card_number ?? '', name: one.name })),
  ].filter(({ number }) => !isNoCard(number))
}

/**
 * Returns the counter's earlier answer about open entries for an entry that was corrected. The answer that all stay
 * inside is valid only for the cards that the entry had; ticket numbers stay valid.
 */
export function answeredBefore(corrected: EntryRequest, before: EntryRequest | undefined): 'both' | number[] {
  const answer = before?.inside ?? []
  const known = before ? cardsOf(before) : []
  const isOfOthers = cardsOf(corrected).some((card) => !known.some((one) => sameCard(one, card)))
  return answer === 'both' && isOfOthers ? [] : answer
}
