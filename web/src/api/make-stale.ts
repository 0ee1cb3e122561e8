import type { Call } from '@nivas/contract/call.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
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

/**
 * The server is back: what may have changed meanwhile is read again. What a form opened with stays, since the form says by it
 * what its user has seen (`known_role_ids`); so do pictures, which never change, and records whose reading the server notes.
 * What could not be read before is read.
 */
export const makeAllStale = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: mayBeOld })

const mayBeOld = ({ state, observers }: Query): boolean =>
  state.data === undefined ||
  observers.length === 0 ||
  observers.some(
    ({ options: { staleTime, refetchOnWindowFocus } }) =>
      staleTime !== Number.POSITIVE_INFINITY && refetchOnWindowFocus !== false,
  )
