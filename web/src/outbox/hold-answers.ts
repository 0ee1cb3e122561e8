import type { Call } from '@nivas/contract/call.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { keyOf } from '../api/key.ts'

/** Releases the answer of each call that is held. */
const releases = new Map<Call, () => void>()

/**
 * Holds the answers of these calls in memory: after five minutes the library removes an answer that no screen
 * shows, and a counter may lose its network later. To be called again after all answers were cleared.
 */
export function holdAnswers(client: QueryClient, calls: readonly Call[]): void {
  for (const call of calls) {
    const observer = new QueryObserver(client, { queryKey: keyOf(call, {}), enabled: false })
    const release = observer.subscribe(() => {})
    releases.get(call)?.()
    releases.set(call, release)
  }
}
