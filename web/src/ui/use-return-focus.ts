import { useEffect, useRef } from 'react'
import { FIRST_FOCUS } from './use-first-focus.ts'

const active = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

/** Where the focus was before a dialog. `before` is the same for the dialog that it replaced or lay over. */
type Place = { opener: HTMLElement | null; before: Place | undefined }

/** The places of the open dialogs, the lowest first. */
const live: Place[] = []

function connected(place: Place | undefined): HTMLElement | undefined {
  if (!place) return undefined
  const { opener, before } = place
  return opener?.isConnected && opener !== document.body ? opener : connected(before)
}

/**
 * Returns the focus to its earlier element when the component unmounts. If that element was removed too (a deleted
 * row), the focus goes to the dialog that is still open, or the field for a counter's next guest, or the page's
 * heading, so that the next Tab does not start at the top of the application. A field that got the focus after the
 * component opened keeps it.
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
      // Runs after React has removed everything and the dialog's own focus trap has ended.
      setTimeout(() => {
        if (here.current || dialogHasFocus() || document.activeElement?.matches('main input')) return
        const [dialog, target] = [openDialog(), connected(mine)]
        // An element beneath a dialog that is still open must not get the focus.
        if (target && (!dialog || dialog.contains(target))) target.focus()
        // A screen that has restarted has already focused its first field.
        else if (dialog || document.activeElement === document.body) focusScreen()
      })
    }
  }, [])
}

/** Returns the topmost dialog. A calendar or a menu does not count. */
const openDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)

/** Focuses the field for a counter's next guest, or the page's heading, of the open dialog or else of the screen. */
function focusScreen(): void {
  const dialog = openDialog()
  const place = dialog ?? document.querySelector<HTMLElement>('main')
  const field = place?.querySelector<HTMLElement>(`${FIRST_FOCUS}:not(:disabled)`)
  const target = field ?? dialog ?? place?.querySelector<HTMLElement>('h1')
  // A heading is not focusable until it has a `tabIndex`, and the heading of the first screen was never focused.
  if (target && !field) target.tabIndex = -1
  target?.focus()
}

/** Moves the focus after a button that had it was removed: to `before`, or to the screen, as after a dialog. */
export function focusAfterRemoval(before?: HTMLElement): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    if (before?.isConnected) before.focus()
    else focusScreen()
  })
}

/** Returns whether a dialog has the focus, such as one that has opened since. */
const dialogHasFocus = () => Boolean(document.activeElement?.closest('[role="dialog"]'))
