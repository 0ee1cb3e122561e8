import { QueryClient } from '@tanstack/react-query'
import { wasLost } from '../api/failure.ts'

/**
 * The answers that screens have read. Reads are tried again when they were lost, never when they were refused. A machine
 * that believes itself offline still reaches a server in its own house: nothing waits for the browser's opinion.
 */
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (count, failure) => count < 2 && wasLost(failure),
      retryDelay: (count) => 1000 * (count + 1),
    },
    mutations: { networkMode: 'always' },
  },
})
