import { useEffect, useState } from 'react'
import { wasLost } from '../../api/failure.ts'
import { sell } from './sell.ts'
import type { Pending, Sold } from './store.ts'

/** In ms: a ticket without an answer goes again after this time. */
const AGAIN = 5_000

type Options = {
  /** The ticket that was on its way when this till was killed. */
  pending: Pending | undefined
  onSold: (sold: Sold) => Promise<void>
  onFailure: (failure: unknown) => void
  /** Reads the disk again: a refused ticket is pending no longer, and its lines are as they were. */
  reload: () => Promise<void>
}

/** Sends a ticket that was begun again under its key until it is known whether it is sold. */
export function useResume({ pending, onSold, onFailure, reload }: Options): void {
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ticket that was begun, and each further try
  useEffect(() => {
    if (!pending) return
    let timer: number | undefined
    let isGone = false
    sell(pending.request, pending.key, { isBegun: true }).then(onSold, async (failure) => {
      onFailure(failure)
      if (!wasLost(failure)) return reload()
      if (!isGone) timer = window.setTimeout(() => setTries(tries + 1), AGAIN)
    })
    return () => {
      isGone = true
      window.clearTimeout(timer)
    }
  }, [pending?.key, tries])
}
