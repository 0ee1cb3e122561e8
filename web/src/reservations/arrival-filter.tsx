import { type Coming, comings } from '@nivas/contract/reservations/arrivals.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { dayOr, oneOf, type Reader } from '../ui/address.ts'
import { type HowToChange, useNarrowing } from '../ui/use-address.ts'
import { hourText } from './hour-text.ts'
import { LinkedFilter } from './linked-filter.tsx'

const hourOrNone: Reader = (given) => (given && /^(\d|1\d|2[0-3])$/.test(given) ? given : '')
const readers = { arrival: dayOr(''), hour: hourOrNone, coming: oneOf(['', ...comings]) }

const names = {
  expected: 'still expected',
  late: 'expected on an earlier day',
  'checked-in': 'checked in at the desk',
} as const satisfies Record<Coming, PlainKey>

type Request = { arrival?: string; hour?: number; coming?: Coming }

type ArrivalFilter = { request: Request; filter: ReactNode; clear: ((how?: HowToChange) => void) | false }

/**
 * The filter by arrival in the address of a list, where a figure of the dashboard puts it: its part of the request, the
 * button that shows and removes it, and the function that removes it.
 */
export function useArrivalFilter(): ArrivalFilter {
  const t = useText()
  const { day } = useFormat()
  const [{ arrival, hour, coming }, change] = useNarrowing(readers)
  const request = {
    ...(arrival && { arrival }),
    ...(arrival && hour && { hour: Number(hour) }),
    ...(coming && { coming: coming as Coming }),
  }
  const parts = [
    arrival && t('Arrival on {{day}}', { day: day(arrival) }),
    arrival && hour && hourText(Number(hour)),
    coming && t(names[coming as Coming]),
  ].filter(Boolean)
  const clear =
    parts.length > 0 && ((how?: HowToChange) => change({ arrival: '', hour: '', coming: '' }, how))
  const filter = clear && <LinkedFilter onRemove={() => clear()}>{parts.join(' · ')}</LinkedFilter>
  return { request, filter, clear }
}
