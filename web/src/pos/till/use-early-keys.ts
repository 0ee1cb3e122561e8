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

/** Has what is typed after F4 or F7 typed into their dialog, also when the disk delays it; a scan is of the sale after it. */
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
      // After the dialog has moved the focus into its field, in a microtask of its own effect.
      queueMicrotask(early.deliver)
    else if (open) early.end()
  }, [open, early])
}
