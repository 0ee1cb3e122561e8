import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { useText } from '../languages/use-text.ts'

/**
 * Returns the text that names the visitors in the notice of an entry, because the next ones are at the counter by then.
 */
export function useEntered() {
  const t = useText()
  return ({ data }: { data: VisitReceipt }): string =>
    `${data.visitorname.trim() || t('Visitor')} · ${t('{{count}} people', { count: data.totalPeople })}`
}
