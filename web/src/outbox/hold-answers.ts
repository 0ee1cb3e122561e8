import type { Call } from '@nivas/contract/call.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { keyOf } from '../api/key.ts'

/** Releases the answer of each call that is held. */
const releases = new Map<Call, () => void>()

/**
 * Holds the answers of these calls in memory: after five minutes the library removes an answer that no screen
 * shows, and a counter may lose its network later. To be called again after all answers were cleared.
 *
 * @param onChanged gets each answer of the server that differs from the one before
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
      // What was restored here has no time of the server.
      if (dataUpdatedAt > 0) onChanged?.(call, data)
    })
    releases.get(call)?.()
    releases.set(call, release)
  }
}
