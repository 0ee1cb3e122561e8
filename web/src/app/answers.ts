import { QueryClient } from '@tanstack/react-query'
import { wasLost } from '../api/failure.ts'

/**
 * The cached answers of reads. A read whose answer was lost is retried, a refused one never. A machine that reports
 * that it is offline may still reach a server in its own network, so the browser's online state is ignored.
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
