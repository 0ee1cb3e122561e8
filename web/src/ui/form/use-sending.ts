import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { useRef } from 'react'
import { useCall } from '../../api/hooks.ts'
import type { CallOptions } from '../../api/write.ts'
import { keepFocus } from '../keep-focus.ts'

/** The options of the call. The form reports success and failure itself. */
type Sending<C extends Call> = Pick<CallOptions<C>, 'makesStale' | 'onFailure' | 'subject' | 'quiet' | 'by'>

type Outcome<C extends Call> = {
  onAnswer: (answer: Success<C>) => void
  onFailure: (failure: unknown) => void
}

/** Sends the requests of a form. Afterwards it returns the focus, which a disabled button has lost. */
export function useSending<C extends Call>(call: C, options: Sending<C>) {
  const { makesStale, onFailure, subject, quiet, by } = options
  const { mutateAsync, isPending } = useCall(call, {
    ...{ makesStale, onFailure, subject, quiet, by },
    failsQuietly: true,
  })
  /** Set immediately, because Enter may be pressed twice before the next render. */
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
