import { type Age, CURRENT_SECONDS } from '@nivas/contract/call.ts'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** Returns the age in seconds of the figures in an answer if they are old enough to mention it, or else 0. */
export function secondsOld(body: unknown): number {
  const { seconds_old: seconds = 0 } = (body as { meta?: Age } | undefined)?.meta ?? {}
  return seconds > CURRENT_SECONDS ? seconds : 0
}

/** Returns the age in seconds of the oldest figures on the screen if they are old enough to mention it, or else 0. */
export function useSecondsOld(): number {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  )
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, ...cache.findAll({ type: 'active' }).map(({ state }) => secondsOld(state.data))),
  )
}
