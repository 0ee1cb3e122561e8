import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import { useEffect, useRef } from 'react'
import { notify } from '../api/notices.ts'

/**
 * A notice of what was done, with Undo where it is possible: for two minutes, until the screen offers the next one, and
 * as long as the screen is open. Its key is that of Undo at the meal counter; no screen with such a notice has another
 * use for it.
 */
export function useUndoNotice(): (text: string, undo: (() => void) | undefined) => void {
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => () => withdraw.current?.(), [])
  return (text, undo) => {
    withdraw.current?.()
    const notice = notify.success(text, undo && { label: 'Undo (F9)', onClick: undo, hotkey: 'F9' })
    const late = setTimeout(notice.withdrawOffer, UNDO_WITHIN * 1000)
    withdraw.current = () => {
      clearTimeout(late)
      notice.withdrawOffer()
    }
  }
}
