import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { VisitReceipt } from '@nivas/contract/samadh/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { useVisitReceipt } from '../ui/visits/use-visit-receipt.ts'
import { KEPT } from './submit.ts'

/** Prints the receipts of visits, or of their trays. */
export function useSamadhReceipt(of: 'visit' | 'tray' = 'visit') {
  // A failure of the print is shown beside Re-Print.
  const record = useCall(calls.printReceipt, { quiet: true, failsQuietly: true })
  const { print, ...printing } = useVisitReceipt<VisitReceipt>(
    async (id, key) => (await record.mutateAsync({ id, tray: of === 'tray' }, key)).data,
    (visit) => ({
      receiptType: 'samadh',
      visitdate: visit.visitdate,
      name: visit.visitorname,
      ismobprint: visit.mobilesCollected > 0,
      id: visit.uid,
      mobilecollected: visit.mobilesCollected,
      trayNo: visit.trayNo,
      totalVisited: visit.totalPeople,
    }),
  )
  return { ...printing, print: (visit: VisitReceipt) => print(visit, visit.id === KEPT) }
}
