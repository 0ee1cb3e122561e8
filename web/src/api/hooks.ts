import type { Call, Request, Success } from '@nivas/contract/call.ts'
import {
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { translate } from '../languages/translate.ts'
import { notify } from '../ui/notices.tsx'
import { send } from './client.ts'
import { type CallFailure, failureText, wasLost } from './failure.ts'
import { createKeyring, type Submission } from './submission.ts'

/** How the answers of a call are kept: all of them when no request is given, as `makesStale` wants it. */
export const keyOf = (call: Call, request?: unknown): unknown[] =>
  request === undefined ? [`${call.method} ${call.path}`] : [`${call.method} ${call.path}`, request]

type AnswerOptions<C extends Call> = Omit<UseQueryOptions<Success<C>, CallFailure>, 'queryKey' | 'queryFn'>

/** The answer of a call that reads, kept fresh: `answer.data?.data`, `answer.isPending`, `answer.error`, `answer.refetch()`. */
export const useAnswer = <C extends Call>(
  call: C,
  request: Request<C>,
  options?: AnswerOptions<C>,
): UseQueryResult<Success<C>, CallFailure> =>
  useQuery<Success<C>, CallFailure>({
    ...options,
    queryKey: keyOf(call, request),
    queryFn: ({ signal }) => send(call, request, { signal }),
  })

type CallOptions<C extends Call> = {
  /** Calls whose answers this one makes out of date. */
  makesStale?: readonly Call[]
  onSuccess?: (answer: Success<C>, request: Request<C>) => void
  /** Takes the texts of wrong fields (422); without it the first of them is shown as a notice. */
  onErrors?: (errors: Record<string, string[]>) => void
  /** Called after a failure was told, whatever it was. */
  onFailure?: (failure: CallFailure) => void
  /** No notice of success: the screen itself shows what happened. */
  quiet?: boolean
  /** No notice of a failure: `onFailure`, or who awaits it, tells what went wrong. */
  failsQuietly?: boolean
}

/**
 * A call that writes. `mutate(request)` makes it and forgets it: whatever happens is told in notices. With
 * `await mutateAsync(request)` the caller also gets the failure, and tells the wrong fields of a 422 itself.
 */
export function useCall<C extends Call>(call: C, options: CallOptions<C> = {}) {
  const client = useQueryClient()
  const [keyring] = useState(() => createKeyring())
  const mutation = useMutation<Success<C>, CallFailure, Submission<Request<C>>>({
    mutationFn: ({ request, idempotencyKey }) => send(call, request, { idempotencyKey }),
    retry: (count, failure) => count < 2 && wasLost(failure),
    retryDelay: (count) => 1000 * (count + 1),
    onSuccess: (answer, { request }) => {
      for (const stale of options.makesStale ?? []) void client.invalidateQueries({ queryKey: keyOf(stale) })
      if (answer.message && !options.quiet) notify.success(translate(answer.message))
      options.onSuccess?.(answer, request)
    },
    onError: (failure, submission) => {
      if (wasLost(failure)) keyring.answerLost(submission)
      if (!options.failsQuietly) tell(failure, submission.awaited, options.onErrors)
      options.onFailure?.(failure)
    },
  })
  const submission = (request: Request<C>, awaited: boolean): Submission<Request<C>> => ({
    request,
    idempotencyKey: keyring.keyFor(request),
    awaited,
  })
  return {
    mutate: (request: Request<C>) => mutation.mutate(submission(request, false)),
    mutateAsync: (request: Request<C>) => mutation.mutateAsync(submission(request, true)),
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    data: mutation.data,
    error: mutation.error,
    reset: mutation.reset,
  }
}

function tell(failure: CallFailure, awaited: boolean, onErrors: CallOptions<Call>['onErrors']) {
  // The sign-in screen is what somebody without a session gets to see.
  if (failure.status === 401) return
  const hasErrors = failure.status === 422 && Object.keys(failure.errors ?? {}).length > 0
  if (hasErrors && onErrors) return onErrors(failure.errors)
  if (hasErrors && awaited) return
  notify.failure(translate(failureText(failure)))
}
