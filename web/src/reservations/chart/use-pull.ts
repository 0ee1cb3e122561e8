import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * The pixels that a mouse has to move, and the milliseconds that a finger has to rest, before something is
 * pulled.
 */
const SLACK = 5
const REST_MS = 400

/** In pixels: the distance from an edge at which the chart scrolls along, and its speed per frame. */
const EDGE = 36
const SCROLL = 12

/** Where the pointer is, and how many pixels to the right it has pulled, scrolling included. */
export type PulledTo = { x: number; y: number; pulled: number }

type Options<Grip> = {
  scroller: RefObject<HTMLElement | null>
  /** In pixels: the height of the row of days. */
  headHeight: number
  /** What the pointer takes hold of; undefined where there is nothing to pull. */
  gripOf: (event: PointerEvent<HTMLElement>) => Grip | undefined
  onStart?: (grip: Grip) => void
  onFollow: (grip: Grip, to: PulledTo) => void
  /** Called when it is dropped on the chart. */
  onDrop: (grip: Grip) => void
  /** Called when it is dropped elsewhere, and on Escape. */
  onCancel: () => void
}

/** Pulls something over the chart, by mouse or, after a long press, by finger; Escape cancels. */
export function usePull<Grip>(options: Options<Grip>) {
  const now = useRef(options)
  now.current = options
  const end = useRef<() => void>(undefined)
  /** A click that only ends a pull does nothing else. */
  const wasPulled = useRef(false)

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    wasPulled.current = false
    const grip = event.button === 0 && !end.current ? now.current.gripOf(event) : undefined
    if (grip === undefined) return
    const touch = event.pointerType === 'touch'
    const begun = { x: event.clientX, y: event.clientY }
    const scrolled = now.current.scroller.current?.scrollLeft ?? 0
    let { x, y } = begun
    let frame = 0
    let loose = false

    const rectOf = () => now.current.scroller.current?.getBoundingClientRect()
    const isInside = (rect: DOMRect | undefined) =>
      rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
    const follow = () => {
      const box = now.current.scroller.current
      if (box) now.current.onFollow(grip, { x, y, pulled: x - begun.x + box.scrollLeft - scrolled })
    }
    const scrollAlong = () => {
      const rect = rectOf()
      if (rect && isInside(rect)) {
        const near = (at: number, low: number, high: number) =>
          at < low + EDGE ? -SCROLL : at > high - EDGE ? SCROLL : 0
        now.current.scroller.current?.scrollBy(
          near(x, rect.left, rect.right),
          near(y, rect.top + now.current.headHeight, rect.bottom),
        )
        follow()
      }
      frame = requestAnimationFrame(scrollAlong)
    }
    const loosen = () => {
      loose = true
      wasPulled.current = true
      now.current.onStart?.(grip)
      follow()
      frame = requestAnimationFrame(scrollAlong)
    }
    const rest = touch ? setTimeout(loosen, REST_MS) : undefined

    const controller = new AbortController()
    const stop = () => {
      clearTimeout(rest)
      cancelAnimationFrame(frame)
      controller.abort()
      end.current = undefined
    }
    const cancel = () => {
      stop()
      if (loose) now.current.onCancel()
    }
    const move = ({ clientX, clientY }: MouseEvent) => {
      x = clientX
      y = clientY
      const far = Math.hypot(x - begun.x, y - begun.y) > SLACK
      if (loose) follow()
      // A finger that moves before it has rested scrolls.
      else if (far && touch) cancel()
      else if (far) loosen()
    }
    const drop = () => {
      if (!loose || !isInside(rectOf())) return cancel()
      stop()
      now.current.onDrop(grip)
    }
    const putBack = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !loose) return
      pressed.preventDefault()
      pressed.stopPropagation()
      cancel()
    }
    const { signal } = controller
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    window.addEventListener('keydown', putBack, { signal, capture: true })
    // While a finger holds something the page neither scrolls nor opens a menu.
    const hold = (held: Event) => loose && held.cancelable && held.preventDefault()
    window.addEventListener('touchmove', hold, { signal, passive: false })
    window.addEventListener('contextmenu', (menu) => touch && menu.preventDefault(), { signal })
    end.current = stop
  }, [])

  useEffect(() => () => end.current?.(), [])
  return { onPointerDown, wasPulled }
}
