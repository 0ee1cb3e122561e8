import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { isInside, type Point, scrollAt } from './edges.ts'
import { watchPress } from './pull-gesture.ts'

/** The position of the pointer, and how many pixels it has pulled to the right, including scrolling. */
export type PulledTo = Point & { pulled: number }

type Options<Grip> = {
  scroller: RefObject<HTMLElement | null>
  /** The height of the row of days, in pixels. */
  headHeight: number
  /** Returns the item under the pointer; undefined where there is none to pull. */
  gripOf: (event: PointerEvent<HTMLElement>) => Grip | undefined
  onStart?: (grip: Grip) => void
  onFollow: (grip: Grip, to: PulledTo) => void
  /** Called when the item is dropped on the chart. */
  onDrop: (grip: Grip) => void
  /** Called when the item is dropped elsewhere, and on Escape. */
  onCancel: () => void
}

/** Pulls an item over the chart, by mouse or, after a long press, by finger. Escape cancels. */
export function usePull<Grip>(options: Options<Grip>) {
  const now = useRef(options)
  now.current = options
  const end = useRef<() => void>(undefined)
  /** Whether the last press was a pull: the click that ends it must not act. */
  const wasPulled = useRef(false)

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    wasPulled.current = false
    const grip = event.button === 0 && !end.current ? now.current.gripOf(event) : undefined
    if (grip === undefined) return
    const begun = { x: event.clientX, y: event.clientY }
    const chart = () => now.current.scroller.current
    const scrolledAtFirst = chart()?.scrollLeft ?? 0
    let at: Point = begun
    let endScrolling: (() => void) | undefined

    const isOnChart = () => {
      const area = chart()?.getBoundingClientRect()
      return area !== undefined && isInside(at, area)
    }
    const follow = (to: Point) => {
      at = to
      const box = chart()
      if (box)
        now.current.onFollow(grip, { ...at, pulled: at.x - begun.x + box.scrollLeft - scrolledAtFirst })
    }
    const scrollAlong = () => {
      const box = chart()
      if (!box || !isOnChart()) return
      box.scrollBy(...scrollAt(at, box.getBoundingClientRect(), now.current.headHeight))
      follow(at)
    }
    end.current = watchPress({
      begun,
      touch: event.pointerType === 'touch',
      onStart: (to) => {
        wasPulled.current = true
        now.current.onStart?.(grip)
        follow(to)
        endScrolling = everyFrame(scrollAlong)
      },
      onMove: follow,
      onRelease: () => (isOnChart() ? now.current.onDrop(grip) : now.current.onCancel()),
      onCancel: () => now.current.onCancel(),
      onEnd: () => {
        endScrolling?.()
        end.current = undefined
      },
    })
  }, [])

  useEffect(() => () => end.current?.(), [])
  return { onPointerDown, wasPulled }
}

/** Calls `act` in every frame until the returned function is called. */
function everyFrame(act: () => void): () => void {
  let frame = requestAnimationFrame(function again() {
    act()
    frame = requestAnimationFrame(again)
  })
  return () => cancelAnimationFrame(frame)
}
