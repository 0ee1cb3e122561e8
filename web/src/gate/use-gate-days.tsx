import { Button, Group } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import { useArrivalFilter } from '../reservations/index.tsx'
import { anyText, dayOr, oneOf } from '../ui/address.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { useAddress } from '../ui/use-address.ts'

const readers = {
  days: oneOf(['', 'all']),
  arrival: dayOr(''),
  coming: anyText,
  application_number: anyText,
  applicant_name: anyText,
}

/**
 * Which arrivals the gate's list shows: those of today that are still expected, those of a different day, or all. A
 * search by reference or name covers all days.
 */
export function useGateDays(today: string) {
  const t = useText()
  const linked = useArrivalFilter()
  const [{ days, application_number, applicant_name }, change] = useAddress(readers)
  const isLinked = Object.keys(linked.request).length > 0
  const isSearched = application_number !== '' || applicant_name !== ''
  const isToday = !isLinked && !isSearched && days === ''
  const request = isToday ? { arrival: today, coming: 'expected' as const } : linked.request
  const shown = isToday ? today : (linked.request.arrival ?? null)
  const controls = (
    <Group gap="xs" align="flex-end">
      <DateField
        aria-label={t('Arrival')}
        value={shown}
        onChange={(day) => day && change({ arrival: day, days: '', coming: '' })}
      />
      {isToday ? (
        <Button variant="light" onClick={() => change({ days: 'all' })}>
          {t('Show all days')}
        </Button>
      ) : (
        !isLinked &&
        days === 'all' && (
          <Button variant="light" onClick={() => change({ days: '' })}>
            {t('Show who is expected today')}
          </Button>
        )
      )}
      {linked.filter}
    </Group>
  )
  return { request, controls, isToday }
}
