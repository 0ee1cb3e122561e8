import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { useUndoable } from '../ui/use-undoable.ts'
import { staleRecords } from './stale.ts'

/** Shows the notice that two records were merged, which offers Undo. */
export function useMerged() {
  const t = useText()
  const part = useCall(calls.undoMerge, { makesStale: staleRecords, quiet: true, failsQuietly: true })
  const undoable = useUndoable()
  return (id: number, other: number): void => {
    const numbers = { srNo: id, other }
    void undoable(
      { act: async () => {}, notice: t('Sr.No {{other}} is merged into Sr.No {{srNo}}.', numbers) },
      {
        act: () => part.mutateAsync({ id, other }),
        notice: t('Sr.No {{other}} and Sr.No {{srNo}} are two records again.', numbers),
      },
    )
  }
}
