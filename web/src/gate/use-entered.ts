import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { useText } from '../languages/use-text.ts'

/** Names the visitors of an entry in its notice: the next ones are at the counter by then. */
export function useEntered() {
  const t = useText()
  return ({ data }: { data: VisitReceipt }): string =>
    `${data.visitorname.trim() || t('Visitor')} · ${t('{{count}} people', { count: data.totalPeople })}`
}
