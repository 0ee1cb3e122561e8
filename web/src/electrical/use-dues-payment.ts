import {
  allocate,
  allocatedAmount,
  selectedAmount,
  wrongPayment,
} from '@nivas/contract/electrical/allocate.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment, ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import { useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { newUuid } from '../api/submission.ts'
import { noMethod, type PaidBy, toMethod } from './method-fields.tsx'
import { stalePayments } from './stale.ts'

/**
 * The input for a payment of dues: the selected months, the amount and the method, with the allocation that follows from
 * them. At first every month is selected.
 */
export function useDuesPayment(lines: readonly ReadingBalance[]) {
  const [id] = useState(newUuid)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [received, setReceived] = useState<number | ''>('')
  const [method, setMethod] = useState<PaidBy>(noMethod)
  const pay = useCall(calls.applyPayment, {
    makesStale: stalePayments,
    failsQuietly: true,
  })
  const due = [...new Set(lines.map(({ readingdate }) => readingdate))]
  const months = new Set(due.filter((month) => !leftOut.has(month)))
  const chosen = lines
    .filter(({ readingdate }) => months.has(readingdate))
    .map(({ readingdate, ...line }) => ({ ...line, month: readingdate }))
  const selected = selectedAmount(chosen)
  const needsMoney = selected > 0
  const isDisabled = lines.length > 0 && !needsMoney
  // If the selected months need no money, amount and method are hidden and count as empty.
  const amount = isDisabled || received === '' ? null : received
  const paidBy = isDisabled ? noMethod : method
  const wrong = wrongPayment(chosen, needsMoney ? amount : (amount ?? 0))
  const allocations = wrong ? [] : allocate(chosen, amount ?? 0)
  return {
    months,
    setMonths: (shown: ReadonlySet<string>) => setLeftOut(new Set(due.filter((month) => !shown.has(month)))),
    /** The sum of the selected months, in rupees. */
    selected,
    /** Whether the selected months need money; without it, amount and method are disabled. */
    needsMoney,
    isDisabled,
    amount,
    setReceived,
    paidBy,
    setMethod,
    /** Why the amount cannot be allocated. */
    wrong,
    allocations,
    isUnsaved: () => amount !== null || paidBy.description !== '' || paidBy.utr !== '',
    pending: pay.isPending,
    /** Saves the payment; a second try has the same id, so that it is not paid twice. */
    save: async (paymentDate: string): Promise<DuesPayment> => {
      const { data } = await pay.mutateAsync({
        id,
        amount: allocatedAmount(allocations),
        paymentDate,
        ...toMethod(paidBy),
        readingPayments: allocations.map((one) => ({ ...one, paymentId: id })),
      })
      return data
    },
  }
}
