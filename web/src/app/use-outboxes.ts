import { useEffect, useRef } from 'react'
import { connected } from '../api/client.ts'
import { useStore } from '../api/store.ts'
import { hasFiles } from '../ui/on-demand-files.ts'
import { answers } from './answers.ts'
import type { Area } from './area.ts'
import { product } from './product.ts'
import { useMay } from './session.tsx'

/** The interval of the checks whether the page is busy, and the quiet time before the outboxes start, in ms. */
const EVERY = 250
const QUIET = 1_500
/** The longest time in ms that a screen which always sends requests can delay the outboxes. */
const LONGEST = 10_000

const isBusy = () => answers.isFetching() > 0 || product.get().router.state.status !== 'idle'

/**
 * Starts the outboxes of the areas for a signed-in user, after the first screen, which has priority on a slow
 * connection. Without the server the screens need the stored answers immediately. A page without a worker waits for the
 * server.
 */
export function useOutboxes(areas: readonly Area[], signedIn: boolean): void {
  const may = useMay()
  const isConnected = useStore(connected)
  const begun = useRef(new Set<string>())
  useEffect(() => {
    if (!signedIn) return begun.current.clear()
    const begin = () => {
      for (const { name, offline } of areas) {
        if (!offline || begun.current.has(name) || !may(offline.permission)) continue
        begun.current.add(name)
        void offline.start().catch(() => begun.current.delete(name))
      }
    }
    if (!isConnected) return hasFiles() ? begin() : undefined
    let [quiet, waited] = [0, 0]
    const timer = window.setInterval(() => {
      quiet = isBusy() ? 0 : quiet + EVERY
      waited += EVERY
      if (quiet < QUIET && waited < LONGEST) return
      window.clearInterval(timer)
      begin()
    }, EVERY)
    return () => window.clearInterval(timer)
  }, [areas, signedIn, may, isConnected])
}
