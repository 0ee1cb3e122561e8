import { useEffect, useRef } from 'react'
import { FIRST_FOCUS } from './use-first-focus.ts'

const active = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

/** Where the focus was before a dialog, and before the dialog that it replaced or lay over. */
type Place = { opener: HTMLElement | null; before: Place | undefined }

/** The places of the dialogs that are open, the lowest first. */
const live: Place[] = []

function connected(place: Place | undefined): HTMLElement | undefined {
  if (!place) return undefined
  const { opener, before } = place
  return opener?.isConnected && opener !== document.body ? opener : connected(before)
}

/**
 * Returns the focus, when the component unmounts, to the element that had it before. If that was removed too
 * (a deleted row), the dialog gets it that is still open, or the field of a counter's next guest, or the page's heading, so
 * that the next Tab does not begin at the top of the application. A field that was given the focus meanwhile keeps it.
 */
export function useReturnFocus(): void {
  const place = useRef<Place>(undefined)
  const here = useRef(false)
  place.current ??= { opener: active(), before: live.at(-1) }
  useEffect(() => {
    const mine = place.current as Place
    here.current = true
    live.push(mine)
    return () => {
      here.current = false
      live.splice(live.indexOf(mine), 1)
      // After React has removed everything, and the dialog's own focus trap has ended.
      setTimeout(() => {
        if (here.current || dialogHasFocus() || document.activeElement?.matches('main input')) return
        const [dialog, target] = [openDialog(), connected(mine)]
        // What lies beneath a dialog that is still open is not for the focus.
        if (target && (!dialog || dialog.contains(target))) target.focus()
        // A screen that has started anew has focused its first field already.
        else if (dialog || document.activeElement === document.body) focusScreen()
      })
    }
  }, [])
}

/** The dialog that lies over all others; a calendar or a menu is none. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)

/** The field of a counter's next guest, or the page's heading; the same of a dialog that is open. */
function focusScreen(): void {
  const dialog = openDialog()
  const place = dialog ?? document.querySelector<HTMLElement>('main')
  const field = place?.querySelector<HTMLElement>(`${FIRST_FOCUS}:not(:disabled)`)
  const target = field ?? dialog ?? place?.querySelector<HTMLElement>('h1')
  // A heading is no stop for Tab, and that of the first screen was never focused.
  if (target && !field) target.tabIndex = -1
  target?.focus()
}

/** For a button that is removed with the focus: `before` gets it, or the screen, as after a dialog. */
export function focusAfterRemoval(before?: HTMLElement): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    if (before?.isConnected) before.focus()
    else focusScreen()
  })
}

/** Another dialog that opened meanwhile keeps the focus. */
const dialogHasFocus = () => Boolean(document.activeElement?.closest('[role="dialog"]'))
