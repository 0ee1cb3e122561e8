import { Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { Wording } from '@nivas/contract/texts.ts'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createStore, useStore } from '../api/store.ts'
import { useText } from '../languages/use-text.ts'
import classes from './dialog.module.css'
import { DialogCalls } from './keep-open.ts'
import { useCloseRequest } from './use-close-request.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useReturnFocus } from './use-return-focus.ts'

const open = createStore<readonly string[]>([])

type DialogProps = {
  title: Wording
  /**
   * Called on a request to close: Escape, Back of a phone, or the cross. The screen must then stop rendering the
   * dialog.
   */
  onClose: () => void
  children: ReactNode
  /** `small` for questions, `wide` for tables. The default is the width of a form. */
  size?: 'small' | 'wide'
  /** Neither Escape nor Back closes it (specification: vaccination list, houses). */
  staysOnEscape?: boolean
}

const widths = { small: 'sm', wide: '64rem' } as const

/**
 * A modal that is open as long as it is rendered: `{editing && <Dialog …>}`. The focus moves into it, stays in it, and
 * returns to where it was before. Escape closes only the topmost layer, which may be a list, a calendar or another
 * dialog over this one.
 */
export function Dialog({ title, onClose, children, size, staysOnEscape = false }: DialogProps) {
  const t = useText()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const isTop = useStore(open).at(-1) === id
  const [pending, setPending] = useState(0)
  const begin = useCallback(() => {
    setPending((count) => count + 1)
    return () => setPending((count) => count - 1)
  }, [])
  useReturnFocus()
  const isBusy = pending > 0
  const calls = useMemo(() => ({ isBusy, begin }), [isBusy, begin])
  const isFixed = isBusy || staysOnEscape
  useCloseRequest(() => {
    if (!isFixed) onClose()
  })

  useEffect(() => {
    open.set([...open.get(), id])
    return () => open.set(open.get().filter((other) => other !== id))
  }, [id])

  useFirstFocus(root, isTop)

  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !isTop || isFixed) return
      if (!belongsToLayerAbove(event.target, root.current)) onClose()
    },
    { capture: true },
  )

  return (
    <Modal
      opened
      ref={root}
      inert={!isTop}
      title={
        <>
          <span data-autofocus="none" />
          {t(title)}
        </>
      }
      onClose={() => !isBusy && onClose()}
      closeOnEscape={false}
      closeOnClickOutside={false}
      returnFocus={false}
      classNames={{ title: classes.title }}
      // Mantine's <header> is outside the page's main parts, so it would count as a second banner.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('Close'), disabled: isBusy }}
      {...(size && { size: widths[size] })}
    >
      <DialogCalls value={calls}>{children}</DialogCalls>
    </Modal>
  )
}

/** Whether an open list, menu or calendar over the dialog, or the palette, handles this key. */
function belongsToLayerAbove(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  // An expanded element with a popup has an open list or menu. Without a popup it only shows the details of a row.
  const hasList = target.getAttribute('aria-expanded') === 'true' && target.hasAttribute('aria-haspopup')
  if (target.dataset.mantineStopPropagation === 'true' || hasList) return true
  // A calendar or a menu exists only while it is open. Its focus falls to the page when a click replaces the focused
  // element.
  if (target.closest('[popover]') || root?.querySelector('[popover]')) return true
  const layer = target.closest('dialog, [role="dialog"], [role="menu"], [role="listbox"]')
  return Boolean(layer && !root?.contains(layer))
}
