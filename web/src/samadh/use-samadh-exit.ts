import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { VisitState } from '@nivas/contract/samadh/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { type Exits, useExit } from '../ui/visits/use-exit.ts'
import { staleAfterVisit } from './stale.ts'

/** Marks visitors out at the memorial site. */
export function useSamadhExit(): Exits<VisitState> {
  const status = useCall(calls.status, { makesStale: staleAfterVisit, quiet: true, failsQuietly: true })
  const undo = useCall(calls.undoExit, { makesStale: staleAfterVisit, quiet: true })
  return useExit({
    exit: async (idNumber, holder) =>
      (await status.mutateAsync({ idNumber, isSecurity: false, ...holder })).data,
    undo: async (id) => (await undo.mutateAsync({ id })).data,
    exiting: status.isPending,
    undoing: undo.isPending,
  })
}
