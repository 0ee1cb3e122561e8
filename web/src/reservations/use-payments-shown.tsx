import { Button } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import { anyText, oneOf } from '../ui/address.ts'
import { useAddress } from '../ui/use-address.ts'

const readers = { shown: oneOf(['', 'all']), application_number: anyText, applicant_name: anyText }

/**
 * Which reservations the list of payments shows: those on HOLD, the next to arrive first, or also the PAID ones, the
 * newest first. A search by reference or name covers both.
 */
export function usePaymentsShown() {
  const t = useText()
  const [{ shown, application_number, applicant_name }, change] = useAddress(readers)
  const isSearched = application_number !== '' || applicant_name !== ''
  const isAll = shown === 'all'
  const controls = (
    <Button variant="light" onClick={() => change({ shown: isAll ? '' : 'all' })}>
      {isAll ? t('Show only HOLD') : t('Include PAID')}
    </Button>
  )
  if (isAll || isSearched) return { request: { status: 'HOLD,PAID' as const }, controls }
  return {
    request: { status: 'HOLD' as const },
    sort: { by: 'arrival_date' as const, order: 'asc' as const },
    controls,
  }
}
