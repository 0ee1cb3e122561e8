import { notify } from '../api/notices.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { useUndoNotice } from './use-undo-notice.ts'

/** A quiet call, and what a notice says of it when it is done. */
type Step = { act: () => Promise<unknown>; notice: string }

/** Takes a step, and reports its failure; whether it is taken. */
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
 * Does what can be taken back: its notice offers Undo where `back` is given, for two minutes, as long as the screen is
 * open. Resolves to whether it is done.
 */
export function useUndoable() {
  const undoNotice = useUndoNotice()
  return (done: Step, back: Step | undefined): Promise<boolean> =>
    take(done, (notice) => undoNotice(notice, back && (() => void take(back, notify.success))))
}
