import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Closable, useAskedClose } from '../../ui/form/use-asked-close.ts'

/**
 * The form of a refund in a dialog, which is left after a question if something is typed in it.
 *
 * @param field has the focus when the form is gone
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
    /** Takes the place of a refund. */
    instead: (show: () => void) => {
      next.current = show
      void leave()
    },
  }
}
