import { sameCard } from '@nivas/contract/identity/card-number.ts'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type CallFailure, failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { writeValue } from '../fields/write-value.ts'
import type { Read } from './card-input.tsx'
import { lockForm } from './lock-form.ts'

/**
 * Lets a counter scan the next card while an entry is being saved, so that the queue does not wait for the network.
 * During the save the scan field has the focus and the rest of the form is locked. A scanned card is read once the
 * entry is saved; it never fills in the form of the visitor before. A notice names a card that cannot wait.
 *
 * @param takes how many cards can wait: those of one visitor or of a whole party
 */
export function useNextCard(isSaving: boolean, read: (card: Read) => void, takes = 1) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element | null>(null)
  /** The text in the field when the save began. It belongs to the visitor before. */
  const textBefore = useRef('')
  /**
   * Whether the focus is moving to the scan field. A number in the field that it leaves is read then, and belongs to
   * the visitor before too.
   */
  const isMoving = useRef(false)
  const waiting = useRef<Read[]>([])
  const unlock = useRef(() => {})
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (!isSaving) return
    before.current = document.activeElement
    textBefore.current = field.current?.value ?? ''
    isMoving.current = true
    field.current?.focus()
    isMoving.current = false
    unlock.current = field.current ? lockForm(field.current) : () => {}
    return () => unlock.current()
  }, [isSaving])

  const notifyDropped = ({ name, shown }: Read) =>
    notify.failure(
      t('{{card}}: another entry was being saved. Please scan this card again.', { card: name ?? shown }),
    )
  const drop = () => waiting.current.splice(0).forEach(notifyDropped)
  const latestDrop = useRef(drop)
  useEffect(() => {
    latestDrop.current = drop
  })
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // The form closes after the save, so waiting cards are dropped.
      latestDrop.current()
    }
  }, [])

  return {
    /** The input of the scan. */
    field,
    onRead: (card: Read) => {
      if (!isSaving) return read(card)
      // A scanner may read the same card twice.
      if (waiting.current.some((one) => sameCard(one, card))) return
      if (!isMoving.current && waiting.current.length < takes) waiting.current.push(card)
      else notifyDropped(card)
    },
    /**
     * Empties the form with `reset` after the entry was saved. A partly typed or scanned text stays in its field,
     * unless another card comes next: that card takes the focus, and half a number would then be read as a card.
     */
    restart(reset: () => void) {
      const typed = field.current?.value ?? ''
      unlock.current()
      flushSync(reset)
      const stays = typed !== '' && typed !== textBefore.current && waiting.current.length === 0
      if (field.current && stays) writeValue(field.current, typed)
    },
    /** Reads the waiting cards, now that the form is empty. */
    take() {
      setTimeout(() => {
        for (const card of waiting.current.splice(0)) latest.current(card)
      })
    },
    /**
     * Keeps the form of a refused entry, and drops the waiting cards, which must be scanned again. The field that had
     * the focus gets it back, unless an invalid field has it. If the user has left the form, a notice names the visitor
     * whose entry is not saved.
     */
    goBack(failure: CallFailure, who: string | null | undefined, isWrong = failure.status === 422) {
      drop()
      unlock.current()
      if (!isHere.current) {
        // Status 401 needs no message: the sign-in screen appears.
        if (failure.status !== 401) notify.failure(`${who || t('Visitor')}: ${t(failureText(failure))}`)
        return
      }
      const earlier = before.current
      if (!isWrong) setTimeout(() => earlier instanceof HTMLElement && earlier.focus())
    },
  }
}
