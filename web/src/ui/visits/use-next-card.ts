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
 * While an entry is being saved, the scan has the focus, and the rest of the form is locked: a queue does not wait for
 * the network. A card that is scanned meanwhile is read when the entry is saved; it never fills in the form of the
 * visitor before. A notice names a card that cannot wait.
 *
 * @param takes how many cards can wait: one visitor's, or those of a whole party
 */
export function useNextCard(isSaving: boolean, read: (card: Read) => void, takes = 1) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element | null>(null)
  /** The text in the field when the saving began: it belongs to the visitor before. */
  const textBefore = useRef('')
  /** The focus moves to the scan: a number in the field that it leaves is read, and belongs to the visitor before too. */
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
      t('{{card}}: an entry was being saved. Please scan this card again.', { card: name ?? shown }),
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
      // The form is closed with what was saved.
      latestDrop.current()
    }
  }, [])

  return {
    /** The input of the scan. */
    field,
    onRead: (card: Read) => {
      if (!isSaving) return read(card)
      // A scanner may read a card twice.
      if (waiting.current.some((one) => sameCard(one, card))) return
      if (!isMoving.current && waiting.current.length < takes) waiting.current.push(card)
      else notifyDropped(card)
    },
    /**
     * The entry is saved, and `reset` empties the form; what is half typed or scanned stays in its field, unless another
     * card comes next: with its focus gone, half a number would be read for a card.
     */
    restart(reset: () => void) {
      const typed = field.current?.value ?? ''
      unlock.current()
      flushSync(reset)
      const stays = typed !== '' && typed !== textBefore.current && waiting.current.length === 0
      if (field.current && stays) writeValue(field.current, typed)
    },
    /** The form is empty: the cards that wait come next. */
    take() {
      setTimeout(() => {
        for (const card of waiting.current.splice(0)) latest.current(card)
      })
    },
    /**
     * The entry is refused: its form stays, so that the next card is scanned later. The field that had the
     * focus has it again, unless a wrong one has it. If the form was left meanwhile, a notice names the
     * visitor whose entry is not saved.
     */
    goBack(failure: CallFailure, who: string | null | undefined, isWrong = failure.status === 422) {
      drop()
      unlock.current()
      if (!isHere.current) {
        // A user without a session sees the sign-in screen instead.
        if (failure.status !== 401) notify.failure(`${who || t('Visitor')}: ${t(failureText(failure))}`)
        return
      }
      const had = before.current
      if (!isWrong) setTimeout(() => had instanceof HTMLElement && had.focus())
    },
  }
}
