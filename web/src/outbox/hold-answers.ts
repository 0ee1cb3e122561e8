import type { Call } from '@nivas/contract/call.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { keyOf } from '../api/key.ts'

/** How the answer of each call is given free again. */
const releases = new Map<Call, () => void>()

/**
 * Holds the answers of these calls in memory: the library removes an answer that no screen shows after five minutes, and
 * a counter may lose its network later. Call this again after all answers were cleared.
 */
export function holdAnswers(client: QueryClient, calls: readonly Call[]): void {
  for (const call of calls) {
    const observer = new QueryObserver(client, { queryKey: keyOf(call, {}), enabled: false })
    const release = observer.subscribe(() => {})
    releases.get(call)?.()
    releases.set(call, release)
  }
}
