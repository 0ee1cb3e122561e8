import type { Point } from './edges.ts'

/** The pixels that a mouse must move, and the milliseconds that a finger must rest, before a press becomes a pull. */
const SLACK = 5
const REST_MS = 400

type Options = {
  /** Where the pointer was pressed. */
  begun: Point
  touch: boolean
  /** Called when the press becomes a pull. */
  onStart: (at: Point) => void
  /** Called when the pointer moves during a pull. */
  onMove: (at: Point) => void
  /** Called when the pointer is released at the end of a pull. */
  onRelease: () => void
  /** Called when Escape or the browser cancels a pull. */
  onCancel: () => void
  /** Called at the end of each press, before `onRelease` or `onCancel`, whether it became a pull or not. */
  onEnd: () => void
}

/**
 * Watches a pressed pointer until it is released: a mouse pulls when it has moved, a finger when it has rested.
 *
 * @returns a function that ends the press without calling `onRelease` or `onCancel`
 */
export function watchPress({
  begun,
  touch,
  onStart,
  onMove,
  onRelease,
  onCancel,
  onEnd,
}: Options): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let at = begun
  let isPulling = false

  const start = () => {
    isPulling = true
    onStart(at)
  }
  const rest = touch ? setTimeout(start, REST_MS) : undefined
  const end = () => {
    clearTimeout(rest)
    controller.abort()
    onEnd()
  }
  const cancel = () => {
    end()
    if (isPulling) onCancel()
  }
  const release = () => {
    end()
    if (isPulling) onRelease()
  }
  const move = ({ clientX, clientY }: MouseEvent) => {
    at = { x: clientX, y: clientY }
    const isFar = Math.hypot(at.x - begun.x, at.y - begun.y) > SLACK
    if (isPulling) onMove(at)
    // A finger that moves before it has rested is scrolling.
    else if (isFar && touch) cancel()
    else if (isFar) start()
  }
  const giveUp = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !isPulling) return
    pressed.preventDefault()
    pressed.stopPropagation()
    cancel()
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('keydown', giveUp, { signal, capture: true })
  // During a pull by finger the page must neither scroll nor open a menu.
  const hold = (moved: Event) => isPulling && moved.cancelable && moved.preventDefault()
  window.addEventListener('touchmove', hold, { signal, passive: false })
  window.addEventListener('contextmenu', (menu) => touch && menu.preventDefault(), { signal })
  return end
}
