import type { ChartStay } from '@nivas/contract/reservations/chart.ts'
import { useRef } from 'react'
import type { BarKey, findBar } from './walk.ts'

type Found = ReturnType<typeof findBar>

/** The stay of an open form stays the same, also when the chart is refetched meanwhile. */
export function useLastFound(found: Found, key: BarKey | undefined): Found {
  const last = useRef<{ key: BarKey; found: NonNullable<Found> & { stay: ChartStay } }>(undefined)
  if (!key) last.current = undefined
  else if (last.current?.key !== key && found) last.current = { key, found }
  return key && last.current?.found
}
