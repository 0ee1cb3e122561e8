import { sameCard } from '@nivas/contract/identity/card-number.ts'
import { wrongField } from '../http/refusal.ts'

/** Refuses two members with the same card, however it is spelled. 'NA' does not count as a card. */
export function refuseCardTwice(members: readonly { i_card_number: string }[]): void {
  const cards = members.map(({ i_card_number: number }) => ({ number }))
  for (const [at, card] of cards.entries()) {
    const first = cards.slice(0, at).findIndex((before) => sameCard(before, card))
    if (first < 0) continue
    throw wrongField(`members.${at}.i_card_number`, 'This card is already entered for member {{number}}.', {
      number: first + 1,
    })
  }
}
