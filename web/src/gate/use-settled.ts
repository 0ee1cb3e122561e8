import { useEffect, useRef } from 'react'
import type { CallFormState } from '../ui/form/use-call-form.ts'

/**
 * Returns a form that submits only after every scanned card and typed companion is in it; otherwise a person could
 * enter who is on no list.
 *
 * @param settle resolves to whether everything is in the form; if not, it shows the error and the form is not submitted
 */
export function useSettled<V>(of: CallFormState<V>, settle: () => Promise<boolean>): CallFormState<V> {
  const latest = useRef(of)
  const busy = useRef(false)
  useEffect(() => {
    latest.current = of
  })
  return {
    ...of,
    submit(event) {
      event?.preventDefault()
      event?.stopPropagation()
      if (busy.current) return
      busy.current = true
      void settle()
        .then((isSettled) => isSettled && latest.current.submit())
        .finally(() => {
          busy.current = false
        })
    },
  }
}
