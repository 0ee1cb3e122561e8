import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import { anyText } from '../ui/address.ts'
import { useNarrowing } from '../ui/use-address.ts'

const readers = { card: anyText }

/**
 * The card in the address of a list, which a customer's 'Show reservations' put there: the part of its request, the button
 * that says whose reservations are shown and takes the filter away, and what that does.
 */
export function useCardFilter() {
  const t = useText()
  const [{ card }, change] = useNarrowing(readers)
  const clear = card !== '' && (() => change({ card: '' }))
  const filter = clear && (
    <Button
      variant="light"
      rightSection={<IconX size="1em" aria-hidden />}
      title={t('Remove this filter')}
      onClick={clear}
    >
      {t('Card {{number}}', { number: card })}
    </Button>
  )
  return { request: { ...(card !== '' && { id_card_no: card }) }, filter, clear }
}
