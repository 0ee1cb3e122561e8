import { useText } from '../languages/use-text.ts'
import { anyText } from '../ui/address.ts'
import { type HowToChange, useNarrowing } from '../ui/use-address.ts'
import { LinkedFilter } from './linked-filter.tsx'

const readers = { card: anyText }

/**
 * The filter by the card in the address of a list, where a customer's 'Show reservations' puts it: its part of the request,
 * the button that shows and removes it, and the function that removes it.
 */
export function useCardFilter() {
  const t = useText()
  const [{ card }, change] = useNarrowing(readers)
  const clear = card !== '' && ((how?: HowToChange) => change({ card: '' }, how))
  const filter = clear && (
    <LinkedFilter onRemove={() => clear()}>{t('Card {{number}}', { number: card })}</LinkedFilter>
  )
  return { request: { ...(card !== '' && { id_card_no: card }) }, filter, clear }
}
