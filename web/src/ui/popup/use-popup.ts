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
 * A layer beside its button: the browser's own popover, which closes at Escape and at a click beside it, and returns
 * the focus. It exists while it is open: a list has one for each row.
 *
 * @param first the element in it that gets the focus when none is the present choice, by selector
 * @param atOnce it opens when it is first drawn
 * @param field what it stands beside, and what gets the focus back, when that is not the button
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
  const own = useRef<HTMLButtonElement>(null)
  const anchor: RefObject<HTMLElement | null> = field ?? own
  const layer = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(atOnce)
  const wasOpen = useRef(false)
  /** Where the button was when the layer was placed beside it. */
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
    // Where browsers have no popovers the layer stands within its list, and is placed from its edge.
    const is = layer.current.getBoundingClientRect()
    if (is.left !== left) style.left = `${2 * left - is.left}px`
    if (is.top !== top) style.top = `${2 * top - is.top}px`
  }, [side, anchor])

  useLayoutEffect(() => {
    if (!opened || !layer.current) return
    // The browser returns the focus to what has it now; Safari focuses no button that is clicked.
    anchor.current?.focus()
    layer.current.showPopover()
    place()
    const chosen = layer.current.querySelector<HTMLElement>('[aria-selected="true"]')
    focusIn(layer.current, chosen ?? layer.current.querySelector<HTMLElement>(first))
  }, [opened, place, first, anchor])

  useEffect(() => {
    if (!opened) return
    // The event of a scroll that brought the button into view may come after the click.
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
    /** Closes it and returns the focus to the button or the field, as a dialog will that opens now. */
    closeAndReturn: () => {
      anchor.current?.focus()
      close()
    },
    button: {
      ref: own,
      'aria-expanded': opened,
      // A press on the button closes the layer before the click that would open it again.
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
        // The browser returns the focus only from within: what a click replaced has left it to the page.
        if (document.activeElement === document.body) anchor.current?.focus()
      },
      // Tab leaves it.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
        if (relatedTarget && relatedTarget !== anchor.current && !currentTarget.contains(relatedTarget))
          close()
      },
    },
  }
}
