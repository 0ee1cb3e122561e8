import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { useFormat } from '../../format/use-format.ts'

/** Writes the days of a meal that was sold, to be put after its name; nothing for what has no days. */
export function useSoldDays() {
  const { day } = useFormat()
  return ({ fromdate, todate }: Pick<Ticket['products'][number], 'fromdate' | 'todate'>): string => {
    if (!fromdate || !todate) return ''
    return ` · ${day(fromdate)}${todate === fromdate ? '' : ` – ${day(todate)}`}`
  }
}
