import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { useRef } from 'react'
import { useCall } from '../../api/hooks.ts'
import type { CallOptions } from '../../api/write.ts'
import { keepFocus } from '../keep-focus.ts'

/** What a form says of its call; the form itself reports success and failure. */
type Sending<C extends Call> = Pick<CallOptions<C>, 'makesStale' | 'onFailure' | 'subject' | 'quiet' | 'by'>

type Outcome<C extends Call> = {
  onAnswer: (answer: Success<C>) => void
  onFailure: (failure: unknown) => void
}

/** Sends the requests of a form; afterwards the focus is where it was, which a disabled button loses. */
export function useSending<C extends Call>(call: C, options: Sending<C>) {
  const { makesStale, onFailure, subject, quiet, by } = options
  const { mutateAsync, isPending } = useCall(call, {
    ...{ makesStale, onFailure, subject, quiet, by },
    failsQuietly: true,
  })
  /** Known before the next rendering: Enter may be pressed twice in one. */
  const busy = useRef(false)
  return {
    isPending,
    isBusy: () => busy.current,
    send: (request: Request<C>, { onAnswer, onFailure }: Outcome<C>): void => {
      const focused = document.activeElement
      busy.current = true
      void mutateAsync(request)
        .then(onAnswer, onFailure)
        .finally(() => {
          busy.current = false
          keepFocus(focused)
        })
    },
  }
}
