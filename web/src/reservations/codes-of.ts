import type { Reservation } from '@nivas/contract/reservations/schemas.ts'

type Known = Pick<Reservation, 'application_number' | 'members_count' | 'id_card_no'> & {
  parents: readonly Pick<Reservation, 'application_number' | 'members_count'>[]
}

/** Returns what a guest may hand over: references, the codes of the meal cards, and the card as the list shows it. */
export const codesOf = ({ id_card_no, parents, ...own }: Known): string =>
  [own, ...parents]
    .flatMap(({ application_number: code, members_count }) => [
      code,
      ...Array.from({ length: members_count }, (_, at) => `${code}/${at + 1}`),
    ])
    .concat(id_card_no ?? '')
    .join(' ')
