import type { CashSession } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { useEffect, useRef } from 'react'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'

/**
 * Shows a notice when a different user has closed the session on the screen. The session leaves the list, and an open
 * dialog closes with the refusal that it may show.
 *
 * @param sessions the open ones; undefined while they are unknown
 * @param chosen the id of the session in use
 * @returns a function to call with the id of a session that this screen closes itself
 */
export function useClosedElsewhere(sessions: readonly CashSession[] | undefined, chosen: number | undefined) {
  const t = useText()
  const seen = useRef<CashSession>(undefined)
  const closedHere = useRef<number>(undefined)
  useEffect(() => {
    if (!sessions) return
    const before = seen.current
    // A session that was just opened appears in the list a moment later.
    seen.current = sessions.find(({ id }) => id === chosen)
    if (!before || before.id !== chosen || seen.current || closedHere.current === chosen) return
    notify.failure(
      t(
        '{{session}} was closed meanwhile by a supervisor or in another window. Unsaved changes are not in it.',
        { session: `${t(counterNames[before.counter])} ${before.number}` },
      ),
    )
  }, [sessions, chosen, t])
  return (id: number) => {
    closedHere.current = id
  }
}
