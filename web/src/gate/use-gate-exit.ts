import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { ExitedVisit } from '@nivas/contract/gate/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { type Exits, useExit } from '../ui/visits/use-exit.ts'
import { staleAfterEntry } from './stale.ts'

/** Marks visitors out at the gate. */
export function useGateExit(): Exits<ExitedVisit> {
  const exit = useCall(calls.exit, { makesStale: staleAfterEntry, quiet: true, failsQuietly: true })
  const undo = useCall(calls.undoExit, { makesStale: staleAfterEntry, quiet: true })
  return useExit({
    exit: async (idNumber) => (await exit.mutateAsync({ idNumber })).data,
    undo: async (id) => (await undo.mutateAsync({ id })).data,
    exiting: exit.isPending,
    undoing: undo.isPending,
  })
}
