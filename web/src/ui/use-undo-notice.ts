import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import { useEffect, useRef } from 'react'
import { notify } from '../api/notices.ts'

/**
 * Shows a notice of what was done, with Undo where it is possible. Undo is offered for two minutes, until the screen
 * shows the next such notice, and only while the screen is open. F9 is also the key of Undo at the meal counter. No
 * screen with such a notice uses it for anything else.
 */
export function useUndoNotice(): (text: string, undo: (() => void) | undefined) => void {
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => () => withdraw.current?.(), [])
  return (text, undo) => {
    withdraw.current?.()
    const notice = notify.success(text, undo && { label: 'Undo', onClick: undo, hotkey: 'F9' })
    const late = setTimeout(notice.withdrawOffer, UNDO_WITHIN * 1000)
    withdraw.current = () => {
      clearTimeout(late)
      notice.withdrawOffer()
    }
  }
}
