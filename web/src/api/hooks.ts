import type { Call, Request, Success } from '@nivas/contract/call.ts'
import {
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useId, useState } from 'react'
import { send } from './client.ts'
import type { CallFailure } from './failure.ts'
import { keyOf } from './key.ts'
import { createKeyring, createPressing } from './submission.ts'
import { type CallOptions, writing } from './write.ts'

export { keyOf }

type AnswerOptions<C extends Call> = Omit<UseQueryOptions<Success<C>, CallFailure>, 'queryKey' | 'queryFn'>

/** Returns the cache key of a call that reads, and the function that fetches its answer. */
export const answerOf = <C extends Call>(call: C, request: Request<C>) => ({
  queryKey: keyOf(call, request),
  queryFn: ({ signal }: { signal: AbortSignal }) => send(call, request, { signal }),
})

/**
 * Returns the answer of a call that reads, which is refetched when it is stale: `answer.data?.data`,
 * `answer.isPending`, `answer.error`, `answer.refetch()`.
 */
export const useAnswer = <C extends Call>(
  call: C,
  request: Request<C>,
  options?: AnswerOptions<C>,
): UseQueryResult<Success<C>, CallFailure> =>
  useQuery<Success<C>, CallFailure>({ ...options, ...answerOf(call, request) })

/**
 * Returns the answer that a screen consists of, as `useAnswer` does, but requests it while the screen is first rendered
 * instead of after it: on an old PC rendering takes longer than the answer (decision 0278).
 */
export function useAnswerAtOnce<C extends Call>(
  call: C,
  request: Request<C>,
  options?: Omit<AnswerOptions<C>, 'enabled' | 'gcTime'>,
): UseQueryResult<Success<C>, CallFailure> {
  usePrefetchQuery(answerOf(call, request))
  return useAnswer(call, request, options)
}

/**
 * Returns the answer that a form opens with. It is read when the form opens, never taken from the cache, and not read
 * again while the user types. `failureReason` is set once a try has failed, even while the call is tried again.
 */
export function useAnswerOnOpening<C extends Call>(
  call: C,
  request: Request<C>,
  options?: AnswerOptions<C>,
): UseQueryResult<Success<C>, CallFailure> {
  const { queryKey, queryFn } = answerOf(call, request)
  return useQuery<Success<C>, CallFailure>({
    ...options,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // `makesStale` finds keys by their beginning, so no call makes this answer stale.
    queryKey: ['on opening', useId(), ...queryKey],
    queryFn,
  })
}

/**
 * Makes a call that writes. `mutate(request)` makes it once even after a double click, and shows the result in notices.
 * With `await mutateAsync(request)` the caller also gets the failure, and shows the invalid fields of a 422 itself.
 * Pass `idempotencyKey` for a write whose retry may come after other writes.
 */
export function useCall<C extends Call>(call: C, options: CallOptions<C> = {}) {
  const client = useQueryClient()
  const [keyring] = useState(() => createKeyring())
  const [press] = useState(() => createPressing())
  const mutation = useMutation(writing(call, options, keyring, client))
  return {
    mutate: (request: Request<C>) =>
      // The call reports its failures itself.
      void press(request, () => mutation.mutateAsync(keyring.submit(request, false)))?.catch(() => undefined),
    mutateAsync: (request: Request<C>, idempotencyKey?: string) =>
      mutation.mutateAsync(
        idempotencyKey
          ? { request, idempotencyKey, sent: false, awaited: true }
          : keyring.submit(request, true),
      ),
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    data: mutation.data,
    error: mutation.error,
    reset: mutation.reset,
  }
}
