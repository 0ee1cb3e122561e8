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
 * Returns what the counter has answered about the open entries of the cards of an entry, before it was corrected. That
 * all stay inside was said of its cards, so it does not hold once it has another card; tickets name their entry.
 */
export function answeredBefore(corrected: EntryRequest, before: EntryRequest | undefined): 'both' | number[] {
  const answer = before?.inside ?? []
  const known = before ? cardsOf(before) : []
  const isOfOthers = cardsOf(corrected).some((card) => !known.some((one) => sameCard(one, card)))
  return answer === 'both' && isOfOthers ? [] : answer
}
