import type { Call, Request, Success } from '@nivas/contract/call.ts'
import {
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { send } from './client.ts'
import type { CallFailure } from './failure.ts'
import { keyOf } from './key.ts'
import { createKeyring } from './submission.ts'
import { type CallOptions, writing } from './write.ts'

export { keyOf }

type AnswerOptions<C extends Call> = Omit<UseQueryOptions<Success<C>, CallFailure>, 'queryKey' | 'queryFn'>

/** The answer of a call that reads, as the cache knows and fetches it. */
export const answerOf = <C extends Call>(call: C, request: Request<C>) => ({
  queryKey: keyOf(call, request),
  queryFn: ({ signal }: { signal: AbortSignal }) => send(call, request, { signal }),
})

/**
 * The answer of a call that reads, refetched when stale: `answer.data?.data`, `answer.isPending`,
 * `answer.error`, `answer.refetch()`.
 */
export const useAnswer = <C extends Call>(
  call: C,
  request: Request<C>,
  options?: AnswerOptions<C>,
): UseQueryResult<Success<C>, CallFailure> =>
  useQuery<Success<C>, CallFailure>({ ...options, ...answerOf(call, request) })

/**
 * A call that writes. `mutate(request)` makes it, and notices show the result. With
 * `await mutateAsync(request)` the caller also gets the failure, and shows the wrong fields of a 422 itself.
 */
export function useCall<C extends Call>(call: C, options: CallOptions<C> = {}) {
  const client = useQueryClient()
  const [keyring] = useState(() => createKeyring())
  const mutation = useMutation(writing(call, options, keyring, client))
  return {
    mutate: (request: Request<C>) => mutation.mutate(keyring.submit(request, false)),
    mutateAsync: (request: Request<C>) => mutation.mutateAsync(keyring.submit(request, true)),
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    data: mutation.data,
    error: mutation.error,
    reset: mutation.reset,
  }
}
