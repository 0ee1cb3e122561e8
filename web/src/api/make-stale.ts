import type { Call } from '@nivas/contract/call.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './key.ts'

/**
 * Something was written that the answers of this call show: those on the screen are read again, others when they are shown.
 * The first answer to a question may be on its way meanwhile, read before the write; the library would take it as the
 * newest, so it is asked for anew. Resolves when those on the screen are read.
 */
export function makeStale(client: QueryClient, call: Call): Promise<void> {
  const queryKey = keyOf(call)
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
    if (query.state.data === undefined) void query.cancel({ silent: true })
  return client.invalidateQueries({ queryKey })
}
