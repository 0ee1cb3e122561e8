import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { focusIn, onArrowDown } from './move-focus.ts'
import { placeBeside } from './place.ts'

/**
 * Makes a layer beside its button with the browser's popover, which closes at Escape and at a click outside, and
 * returns the focus. The layer is rendered only while it is open, because a list has one for each row.
 *
 * @param first the selector of the element that gets the focus when no option is chosen
 * @param atOnce the layer is open at its first render
 * @param field the field that the layer stands beside and that gets the focus back, when that is not the button
 */
export function usePopup(
  side: 'start' | 'end',
  first: string,
  {
    atOnce = false,
    field,
  }: { atOnce?: boolean | undefined; field?: RefObject<HTMLInputElement | null> } = {},
) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const anchor: RefObject<HTMLElement | null> = field ?? button
  const layer = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(atOnce)
  const wasOpen = useRef(false)
  /** Where the button or field was when the layer was placed beside it. */
  const origin = useRef<DOMRect>(undefined)
  const close = useCallback(() => layer.current?.hidePopover(), [])

  const place = useCallback(() => {
    if (!anchor.current || !layer.current) return
    const { style } = layer.current
    style.maxHeight = ''
    const size = { width: window.innerWidth, height: window.innerHeight }
    origin.current = anchor.current.getBoundingClientRect()
    const { left, top, maxHeight } = placeBeside(
      origin.current,
      layer.current.getBoundingClientRect(),
      size,
      side,
    )
    Object.assign(style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` })
    // In a browser without popovers the layer is inside its list and is positioned from the edge of the list.
    const placed = layer.current.getBoundingClientRect()
    if (placed.left !== left) style.left = `${2 * left - placed.left}px`
    if (placed.top !== top) style.top = `${2 * top - placed.top}px`
  }, [side, anchor])

  useLayoutEffect(() => {
    if (!opened || !layer.current) return
    // Focuses the button first, because the browser returns the focus to the element that has it now, and Safari does
    // not focus a button that is clicked.
    anchor.current?.focus()
    layer.current.showPopover()
    place()
    const chosen = layer.current.querySelector<HTMLElement>('[aria-selected="true"]')
    focusIn(layer.current, chosen ?? layer.current.querySelector<HTMLElement>(first))
  }, [opened, place, first, anchor])

  useEffect(() => {
    if (!opened) return
    // Compares positions, because the event of a scroll that brought the button into view may come after the click.
    const onScroll = () => {
      const now = anchor.current?.getBoundingClientRect()
      if (now?.left !== origin.current?.left || now?.top !== origin.current?.top) close()
    }
    window.addEventListener('resize', place)
    window.addEventListener('scroll', onScroll, { capture: true })
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [opened, place, close, anchor])

  return {
    opened,
    open: () => setOpened(true),
    /**
     * Closes the layer and returns the focus to the button or the field, where a dialog that opens now will return it
     * too.
     */
    closeAndReturn: () => {
      anchor.current?.focus()
      close()
    },
    button: {
      ref: button,
      'aria-expanded': opened,
      // Pressing the button already closes the layer, and the click that follows must not open it again.
      onPointerDown: () => {
        wasOpen.current = opened
      },
      onClick: () => {
        if (opened || wasOpen.current) close()
        else setOpened(true)
        wasOpen.current = false
      },
      onKeyDown: onArrowDown(() => setOpened(true)),
    },
    layer: {
      ref: layer,
      id,
      popover: 'auto' as const,
      onToggle: (event: { newState: string }) => {
        if (event.newState !== 'closed') return
        setOpened(false)
        // The browser returns the focus only from inside the layer. When a click replaced the focused element, the page
        // has it.
        if (document.activeElement === document.body) anchor.current?.focus()
      },
      // Closes when Tab leaves the layer.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
        if (relatedTarget && relatedTarget !== anchor.current && !currentTarget.contains(relatedTarget))
          close()
      },
    },
  }
}
