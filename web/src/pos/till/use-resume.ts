import { useEffect, useState } from 'react'
import { leavesOpen, sell } from './sell.ts'
import type { Pending, Sold } from './store.ts'

/** The time after which a ticket without an answer is sent again, in ms. */
const AGAIN = 5_000

type Options = {
  /** The ticket that was being sent when this till was killed. */
  pending: Pending | undefined
  onSold: (sold: Sold) => Promise<void>
  onFailure: (failure: unknown) => void
  /** Reads the disk again after a refusal: the ticket is no longer pending, and its lines are still there. */
  reload: () => Promise<void>
}

/** Sends a pending ticket again under its key until its outcome is known. */
export function useResume({ pending, onSold, onFailure, reload }: Options): void {
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each pending ticket and each retry.
  useEffect(() => {
    if (!pending) return
    let timer: number | undefined
    let isGone = false
    sell(pending.request, pending.key, { isResent: true }).then(onSold, async (failure) => {
      onFailure(failure)
      if (!leavesOpen(failure)) return reload()
      if (!isGone) timer = window.setTimeout(() => setTries(tries + 1), AGAIN)
    })
    return () => {
      isGone = true
      window.clearTimeout(timer)
    }
  }, [pending?.key, tries])
}
