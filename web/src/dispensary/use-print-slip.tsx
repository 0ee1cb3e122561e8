import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { useCall } from '../api/hooks.ts'
import { print } from '../ui/print/print.ts'
import { Slip } from './slip.tsx'

export type SlipPrinting = { print: (visit: number) => void; pending: boolean }

/** Prints the slip of a visit; the server counts the prints. */
export function usePrintSlip(): SlipPrinting {
  const slip = useCall(calls.slip, {
    quiet: true,
    onSuccess: ({ data }) => print(<Slip slip={data} />, { size: 'A5', name: `slip-${data.visit.id}` }),
  })
  return { print: (id) => slip.mutate({ id }), pending: slip.isPending }
}
