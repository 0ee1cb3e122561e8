import type { Call, Request, Success } from '@nivas/contract/call.ts'
import type { MutationObserverOptions, QueryClient } from '@tanstack/react-query'
import { translate } from '../languages/translate.ts'
import { send } from './client.ts'
import { CallFailure, wasLost } from './failure.ts'
import { makeStale } from './make-stale.ts'
import { notify } from './notices.ts'
import { notifyFailure } from './notify-failure.ts'
import { reach } from './reach.ts'
import type { createKeyring, Submission } from './submission.ts'

export type CallOptions<C extends Call> = {
  /** The calls whose answers become stale, also after a refusal, since it means that the screen was out of date. */
  makesStale?: readonly Call[] | undefined
  /** The call stays pending until the returned promise resolves. */
  onSuccess?: (answer: Success<C>, request: Request<C>) => unknown
  /** Called after every failure, once it was reported. The call stays pending until the returned promise resolves. */
  onFailure?: ((failure: CallFailure) => unknown) | undefined
  /** Sends the call instead of `send`, for a call that may be stored when it cannot be sent now. */
  by?: ((request: Request<C>, idempotencyKey: string) => Promise<Success<C>>) | undefined
  /** Returns the name of the record for the notice of success, which follows the message of the answer. */
  subject?: ((answer: Success<C>) => string) | undefined
  /** Shows no notice of success, because the screen shows what happened. */
  quiet?: boolean | undefined
  /** Shows no notice of a failure, because `onFailure` or the awaiting caller reports it. */
  failsQuietly?: boolean
}

/** The number of retries with the same key after a lost answer, before it is reported. */
const RETRIES = 2

/**
 * Returns the mutation options of a call that writes: it keeps its key until it is answered, shows notices, and makes
 * answers stale.
 */
export function writing<C extends Call>(
  call: C,
  options: CallOptions<C>,
  keyring: ReturnType<typeof createKeyring>,
  client: QueryClient,
): MutationObserverOptions<Success<C>, CallFailure, Submission<Request<C>>> {
  const allStale = () => {
    for (const stale of options.makesStale ?? []) void makeStale(client, stale)
  }
  return {
    mutationFn: async (submission) => {
      const { request, idempotencyKey } = submission
      try {
        if (options.by) return await options.by(request, idempotencyKey)
        await reach()
        return await send(call, request, { idempotencyKey })
      } catch (failure) {
        const isUnsent = failure instanceof CallFailure && failure.lost === 'not sent'
        if (isUnsent && !submission.sent) throw failure
        submission.sent = true
        throw unanswered(failure)
      }
    },
    retry: (count, failure) => count < RETRIES && wasLost(failure),
    retryDelay: (count) => 1000 * (count + 1),
    onSuccess: (answer, { request }) => {
      allStale()
      if (answer.message && !options.quiet)
        notify.success(
          [translate({ key: answer.message }), options.subject?.(answer)].filter(Boolean).join(' '),
        )
      return options.onSuccess?.(answer, request)
    },
    onError: (failure, submission) => {
      if (wasLost(failure)) {
        keyring.answerLost(submission)
        // The write may have taken place.
        allStale()
      } else if (isRuledOut(failure)) allStale()
      if (!options.failsQuietly) notifyOf(failure, submission.awaited)
      return options.onFailure?.(failure)
    },
  }
}

/**
 * Returns whether a rule refused the call. The screen may then be out of date, because another user has changed or
 * deleted the record. Invalid fields (422) are the user's own input.
 */
const isRuledOut = (failure: unknown): boolean =>
  failure instanceof CallFailure && [400, 404].includes(failure.status)

/**
 * Returns the failure as 'unanswered'. After an earlier unanswered try the effect is unknown, even when the last try
 * was not sent.
 */
const unanswered = (failure: unknown): unknown =>
  failure instanceof CallFailure && wasLost(failure)
    ? new CallFailure(failure.status, failure.text, failure.fields, 'unanswered')
    : failure

/** Reports a failure, except invalid fields when the caller awaits the answer and shows them. */
function notifyOf(failure: CallFailure, awaited: boolean) {
  const hasWrongFields = failure.status === 422 && Object.keys(failure.fields).length > 0
  if (!(hasWrongFields && awaited)) notifyFailure(failure)
}
