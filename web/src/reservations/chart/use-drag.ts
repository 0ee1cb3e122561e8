import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Line, lineAt, type Piece } from './layout.ts'
import { daysPulled, isNothing, looksFree, type Move, shifted } from './move.ts'
import { type BarKey, findBar } from './walk.ts'

/**
 * The pixels that a mouse has to move, and the milliseconds that a finger has to rest, before a bar can be
 * dragged.
 */
const SLACK = 5
const REST_MS = 400

/** In pixels: the distance from an edge at which the chart scrolls along, and its speed per frame. */
const EDGE = 36
const SCROLL = 12

/** The target of a bar; `pending` while the server is asked. */
export type Drag = { move: Move; top: number; free: boolean; pending?: true }

type Options = {
  scroller: RefObject<HTMLElement | null>
  lines: readonly Line[]
  pieces: ReadonlyMap<number, readonly Piece[]>
  dayWidth: number
  /** In pixels: the height of the row of days. */
  headHeight: number
  enabled: boolean
  onStart: (bar: BarKey) => void
  /** The bar stays at its target until this resolves. */
  onDrop: (move: Move, looksFree: boolean) => Promise<void>
}

type Grip = { bar: BarKey; x: number; y: number; scrolled: number; touch: boolean; loose: boolean }

/** Dragging bars, by mouse or, after a long press, by finger; Escape cancels. */
export function useDrag(options: Options) {
  const now = useRef(options)
  now.current = options
  const [drag, setDrag] = useState<Drag>()
  const last = useRef<Drag>(undefined)
  const end = useRef<() => void>(undefined)
  /** A click that only ends a drag opens no dialog. */
  const wasDragged = useRef(false)

  const show = useCallback((next: Drag | undefined) => {
    last.current = next
    setDrag(next)
  }, [])

  const follow = useCallback(
    (grip: Grip, x: number, y: number) => {
      const { scroller, lines, pieces, dayWidth, headHeight } = now.current
      const box = scroller.current
      const held = findBar(lines, grip.bar)
      if (!box || !held) return
      const rect = box.getBoundingClientRect()
      const over = lines[lineAt(lines, y - rect.top - headHeight + box.scrollTop)]
      const line = over?.room ? over : held.line
      const by = daysPulled(x - grip.x + box.scrollLeft - grip.scrolled, dayWidth)
      const move: Move = {
        stay: held.stay,
        from: held.room,
        to: line.room ?? held.room,
        ...shifted(held.stay, by),
      }
      const before = last.current?.move
      if (before?.to === move.to && before.arrival_date === move.arrival_date) return
      show({ move, top: line.top, free: looksFree(move, pieces) })
    },
    [show],
  )

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-stay]')
      if (!bar || event.button !== 0 || !now.current.enabled || last.current) return
      const grip: Grip = {
        bar: { stay: Number(bar.dataset.stay), room: Number(bar.dataset.room) },
        x: event.clientX,
        y: event.clientY,
        scrolled: now.current.scroller.current?.scrollLeft ?? 0,
        touch: event.pointerType === 'touch',
        loose: false,
      }
      let [x, y] = [grip.x, grip.y]
      let frame = 0

      const scrollAlong = () => {
        const box = now.current.scroller.current
        if (!box) return
        const rect = box.getBoundingClientRect()
        const near = (at: number, low: number, high: number) =>
          at < low + EDGE ? -SCROLL : at > high - EDGE ? SCROLL : 0
        box.scrollBy(near(x, rect.left, rect.right), near(y, rect.top + now.current.headHeight, rect.bottom))
        follow(grip, x, y)
        frame = requestAnimationFrame(scrollAlong)
      }
      const loosen = () => {
        grip.loose = true
        wasDragged.current = true
        now.current.onStart(grip.bar)
        follow(grip, x, y)
        frame = requestAnimationFrame(scrollAlong)
      }
      const rest = grip.touch ? setTimeout(loosen, REST_MS) : undefined

      const controller = new AbortController()
      const stop = () => {
        clearTimeout(rest)
        cancelAnimationFrame(frame)
        controller.abort()
        end.current = undefined
      }
      const cancel = () => {
        stop()
        show(undefined)
      }
      const move = ({ clientX, clientY }: MouseEvent) => {
        x = clientX
        y = clientY
        const far = Math.hypot(x - grip.x, y - grip.y) > SLACK
        if (grip.loose) follow(grip, x, y)
        // A finger that moves before it has rested scrolls.
        else if (far && grip.touch) cancel()
        else if (far) loosen()
      }
      const drop = async () => {
        const dropped = last.current
        stop()
        const rect = now.current.scroller.current?.getBoundingClientRect()
        const inside = rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
        if (!dropped || !inside || isNothing(dropped.move)) return show(undefined)
        show({ ...dropped, pending: true })
        await now.current.onDrop(dropped.move, dropped.free).finally(() => show(undefined))
      }
      const putBack = (pressed: KeyboardEvent) => {
        if (pressed.key !== 'Escape' || !grip.loose) return
        pressed.preventDefault()
        pressed.stopPropagation()
        cancel()
      }
      const { signal } = controller
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', () => void drop(), { signal })
      window.addEventListener('pointercancel', cancel, { signal })
      window.addEventListener('keydown', putBack, { signal, capture: true })
      // While a finger holds a bar the page neither scrolls nor opens a menu.
      const hold = (held: Event) => grip.loose && held.cancelable && held.preventDefault()
      window.addEventListener('touchmove', hold, { signal, passive: false })
      window.addEventListener('contextmenu', (menu) => grip.touch && menu.preventDefault(), { signal })
      end.current = stop
    },
    [follow, show],
  )

  useEffect(() => () => end.current?.(), [])
  return { drag, onPointerDown, wasDragged }
}
