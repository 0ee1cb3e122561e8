import type { Call, Request, Success } from '@nivas/contract/call.ts'
import {
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
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
 * The answer that a form opens with: read when the form opens, never an earlier one, and not read again while people
 * type. `failureReason` says at once that a try failed, also while it is repeated.
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
    // No call makes it stale: `makesStale` names keys by their beginning.
    queryKey: ['on opening', useId(), ...queryKey],
    queryFn,
  })
}

/**
 * A call that writes. `mutate(request)` makes it once for a double press, and notices show the result. With
 * `await mutateAsync(request)` the caller also gets the failure, and shows the wrong fields of a 422 itself;
 * `idempotencyKey` is for a write whose retry may come after other writes.
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
