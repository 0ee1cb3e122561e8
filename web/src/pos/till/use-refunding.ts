import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Closable, useAskedClose } from '../../ui/form/use-asked-close.ts'

/**
 * The state of a refund form in a dialog. Leaving it asks first if something was typed.
 *
 * @param field gets the focus when the form has closed
 * @param onClose closes the dialog
 */
export function useRefunding(field: RefObject<HTMLElement | null>, onClose: () => void) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) field.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, field])
  const held = useRef<Closable>(undefined)
  const close = useAskedClose(() => held.current, onClose)
  const next = useRef(() => {})
  const leave = useAskedClose(
    () => held.current,
    () => next.current(),
  )
  return {
    isOpen,
    setOpen,
    held,
    close: () => void close(),
    /** Leaves the form, after a question if needed, and then shows something else. */
    instead: (show: () => void) => {
      next.current = show
      void leave()
    },
  }
}
