import { useEffect, useRef } from 'react'
import type { Read } from '../ui/visits/card-input.tsx'

/**
 * While a visit is being saved, the scan has the focus: a queue does not wait for the network. A card that is scanned
 * meanwhile is read when the visit is saved; it never fills in the form of the visitor before.
 */
export function useNextCard(isSaving: boolean, read: (card: Read) => void) {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element | null>(null)
  const waiting = useRef<Read>(undefined)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (!isSaving) return
    before.current = document.activeElement
    field.current?.focus()
  }, [isSaving])
  return {
    /** The input of the scan. */
    field,
    onRead: (card: Read) => {
      if (isSaving) waiting.current = card
      else read(card)
    },
    /** The visit is saved, and the form empty: the card that waits comes next. */
    take() {
      const card = waiting.current
      waiting.current = undefined
      if (card) setTimeout(() => latest.current(card))
    },
    /** The visit is refused: the field that had the focus has it again, and the next card is scanned later. */
    goBack() {
      waiting.current = undefined
      const had = before.current
      setTimeout(() => had instanceof HTMLElement && had.focus())
    },
  }
}
