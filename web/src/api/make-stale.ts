import type { Call } from '@nivas/contract/call.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { keyOf } from './key.ts'

/**
 * Marks the answers of a call as stale after a write. Answers on the screen are read again, and others when they are
 * next shown. A first answer may still be loading and may have been read before the write. The library would take it as
 * current, so its request is cancelled and sent again. Resolves when the answers on the screen have been read.
 */
export function makeStale(client: QueryClient, call: Call): Promise<void> {
  const queryKey = keyOf(call)
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
    if (query.state.data === undefined) void query.cancel({ silent: true })
  return client.invalidateQueries({ queryKey })
}

/**
 * Reads again what may have changed while the server was away. The answer that a form opened with stays, because the
 * form sends it to tell the server what its user has seen (`known_role_ids`). Pictures, which never change, stay too,
 * and so do records whose reading the server notes. Answers that could not be read before are read.
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
