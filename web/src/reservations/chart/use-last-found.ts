import type { ChartStay } from '@nivas/contract/reservations/chart.ts'
import { useRef } from 'react'
import type { BarKey, findBar } from './walk.ts'

type Found = ReturnType<typeof findBar>

/** Returns the bar as it was when its form opened, so that a refetch of the chart does not change the open form. */
export function useLastFound(found: Found, key: BarKey | undefined): Found {
  const last = useRef<{ key: BarKey; found: NonNullable<Found> & { stay: ChartStay } }>(undefined)
  if (!key) last.current = undefined
  else if (last.current?.key !== key && found) last.current = { key, found }
  return key && last.current?.found
}
