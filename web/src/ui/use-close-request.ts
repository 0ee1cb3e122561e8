import { useEffect, useRef } from 'react'
import { isTouched } from './is-touched.ts'

declare global {
  /**
   * Missing from TypeScript's declarations: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-api
   */
  class CloseWatcher extends EventTarget {
    requestClose(): void
    destroy(): void
  }
  interface Window {
    CloseWatcher?: typeof CloseWatcher
  }
}

/**
 * Calls `onRequest` when Back of a phone asks to close what was opened last. The browser then stays at its address. A
 * phone whose browser has no close requests leaves the screen. On a desktop the close request would be Escape, which
 * fields and lists over a dialog must get first.
 */
export function useCloseRequest(onRequest: () => void): void {
  const latest = useRef(onRequest)
  useEffect(() => {
    latest.current = onRequest
  })
  useEffect(() => {
    if (!window.CloseWatcher || !isTouched()) return
    let watcher: CloseWatcher | undefined
    let isKey = false
    const noteKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      isKey = true
      setTimeout(() => {
        isKey = false
      })
    }
    const ask = () => {
      if (!isKey) latest.current()
    }
    const watch = () => {
      const next = new CloseWatcher()
      next.addEventListener('cancel', (event) => {
        // The dialog decides whether it closes: it may ask the user, or wait for an answer.
        if (!event.cancelable) return
        event.preventDefault()
        ask()
      })
      // After a second Back without a touch in between, the browser closes the watcher without asking.
      next.addEventListener('close', () => {
        watch()
        ask()
      })
      watcher = next
    }
    watch()
    window.addEventListener('keydown', noteKey, { capture: true })
    return () => {
      window.removeEventListener('keydown', noteKey, { capture: true })
      watcher?.destroy()
    }
  }, [])
}
