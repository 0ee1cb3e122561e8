import { useWindowEvent } from '@mantine/hooks'
import { useEffect } from 'react'
import type { makeEarlyKeys } from './early-keys.ts'
import type { Open } from './use-adding.ts'

type Options = {
  early: ReturnType<typeof makeEarlyKeys>
  open: Open | undefined
  isKnown: (code: string) => boolean
  onScan: (code: string) => void
}

/**
 * Types the keys pressed after F4 or F7 into their dialog, even if the disk delays it. A scan goes to the next sale.
 */
export function useEarlyKeys({ early, open, isKnown, onScan }: Options): void {
  useWindowEvent(
    'keydown',
    (event) => {
      if (!early.isWaiting() || event.ctrlKey || event.altKey || event.metaKey) return
      const isTyped = event.key.length === 1 || ['Enter', 'Backspace', 'Escape'].includes(event.key)
      if (!isTyped) return
      event.preventDefault()
      event.stopPropagation()
      const code = early.take(event, isKnown)
      if (code) onScan(code)
    },
    { capture: true },
  )
  useEffect(() => {
    if (open && early.isFor(open.is))
      // Runs after the dialog has focused its field, which it does in a microtask of its effect.
      queueMicrotask(early.deliver)
    else if (open) early.end()
  }, [open, early])
}
