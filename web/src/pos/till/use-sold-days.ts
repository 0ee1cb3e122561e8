import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { useFormat } from '../../format/use-format.ts'

/** Returns a function that formats the days of a sold meal, to follow its name; empty for other products. */
export function useSoldDays() {
  const { day } = useFormat()
  return ({ fromdate, todate }: Pick<Ticket['products'][number], 'fromdate' | 'todate'>): string => {
    if (!fromdate || !todate) return ''
    return ` · ${day(fromdate)}${todate === fromdate ? '' : ` – ${day(todate)}`}`
  }
}
