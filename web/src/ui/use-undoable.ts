import { notify } from '../api/notices.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { useUndoNotice } from './use-undo-notice.ts'

/** A call that shows no message of its own, and the notice to show when it is done. */
type Step = { act: () => Promise<unknown>; notice: string }

/** Takes a step and reports its failure. Returns whether it succeeded. */
async function take({ act, notice }: Step, say: (notice: string) => void): Promise<boolean> {
  try {
    await act()
  } catch (failure) {
    notifyFailure(failure)
    return false
  }
  say(notice)
  return true
}

/**
 * Returns a function that takes a step which can be undone. Its notice offers Undo when `back` is given, for two
 * minutes and while the screen is open. Resolves to whether the step succeeded.
 */
export function useUndoable() {
  const undoNotice = useUndoNotice()
  return (done: Step, back: Step | undefined): Promise<boolean> =>
    take(done, (notice) => undoNotice(notice, back && (() => void take(back, notify.success))))
}
