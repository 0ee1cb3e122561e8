import { useEffect, useRef } from 'react'

const active = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

/**
 * Returns the focus, when the component unmounts, to the element that had it before. If that was removed too
 * (a deleted row), the page's heading gets it, so that the next Tab does not begin at the top of the
 * application.
 */
export function useReturnFocus(): void {
  const opener = useRef<HTMLElement | null>(null)
  const here = useRef(false)
  opener.current ??= active()
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // After React has removed everything, and the dialog's own focus trap has ended.
      setTimeout(() => {
        if (here.current || dialogHasFocus()) return
        const target = opener.current
        if (target?.isConnected && target !== document.body) target.focus()
        else document.querySelector<HTMLElement>('main h1')?.focus()
      })
    }
  }, [])
}

/** Another dialog that opened meanwhile keeps the focus. */
const dialogHasFocus = () => Boolean(document.activeElement?.closest('[role="dialog"]'))
