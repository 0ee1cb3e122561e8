import { QueryClient } from '@tanstack/react-query'
import { wasLost } from '../api/failure.ts'

/**
 * The cached answers of reads. A lost read is retried, a refused one never. A machine that reports itself
 * offline may still reach a server in its own house: the browser's online state is ignored.
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
