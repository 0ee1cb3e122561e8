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
  /** Calls whose answers this one makes stale; a refusal too, since it says that the screen was old. */
  makesStale?: readonly Call[] | undefined
  onSuccess?: (answer: Success<C>, request: Request<C>) => void
  /** Called after every failure, once it was reported; the call stays pending until what it promises is done. */
  onFailure?: ((failure: CallFailure) => unknown) | undefined
  /** Sends the call instead of `send`: a call that cannot be sent now may be stored. */
  by?: ((request: Request<C>, idempotencyKey: string) => Promise<Success<C>>) | undefined
  /** Names the record in the notice of success, after the answer's message. */
  subject?: ((answer: Success<C>) => string) | undefined
  /** No notice of success: the screen itself shows what happened. */
  quiet?: boolean | undefined
  /** No notice of a failure: `onFailure`, or the awaiting caller, reports it. */
  failsQuietly?: boolean
}

/** The number of retries after a lost answer, by the same key, before it is reported. */
const RETRIES = 2

/** The options of a call that writes: its key until it is answered, its notices and its stale answers. */
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
      options.onSuccess?.(answer, request)
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
 * Whether a rule refused it: what the screen shows may be old, because somebody else has changed or deleted the record.
 * Wrong fields (422) are the user's own.
 */
const isRuledOut = (failure: unknown): boolean =>
  failure instanceof CallFailure && [400, 404].includes(failure.status)

/** After an earlier unanswered try the effect is unknown, also when the last try was not sent. */
const unanswered = (failure: unknown): unknown =>
  failure instanceof CallFailure && wasLost(failure)
    ? new CallFailure(failure.status, failure.text, failure.fields, 'unanswered')
    : failure

/** Reports a failure; wrong fields are the caller's who awaits the answer. */
function notifyOf(failure: CallFailure, awaited: boolean) {
  const hasWrongFields = failure.status === 422 && Object.keys(failure.fields).length > 0
  if (!(hasWrongFields && awaited)) notifyFailure(failure)
}
