import type { Call } from '@nivas/contract/call.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { keyOf } from '../api/key.ts'

/** The functions that release the held answers, by call. */
const releases = new Map<Call, () => void>()

/**
 * Holds the answers of these calls in memory. The library would remove an answer that no screen shows after five
 * minutes, and a counter may lose its network later. Call this again after all answers were cleared.
 *
 * @param onChanged called with each answer of the server that differs from the one before
 */
export function holdAnswers(
  client: QueryClient,
  calls: readonly Call[],
  onChanged?: (call: Call, answer: unknown) => void,
): void {
  for (const call of calls) {
    const observer = new QueryObserver(client, { queryKey: keyOf(call, {}), enabled: false })
    let last: unknown
    const release = observer.subscribe(({ data, dataUpdatedAt }) => {
      if (data === undefined || data === last) return
      last = data
      // A restored answer has no time from the server.
      if (dataUpdatedAt > 0) onChanged?.(call, data)
    })
    releases.get(call)?.()
    releases.set(call, release)
  }
}
