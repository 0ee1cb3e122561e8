import type { Point } from './edges.ts'

/**
 * The pixels that a mouse has to move, and the milliseconds that a finger has to rest, before something is
 * pulled.
 */
const SLACK = 5
const REST_MS = 400

type Options = {
  /** Where the pointer was pressed. */
  begun: Point
  touch: boolean
  /** The press became a pull. */
  onStart: (at: Point) => void
  /** The pointer moved while it pulls. */
  onMove: (at: Point) => void
  /** A pull ended where the pointer moved last. */
  onRelease: () => void
  /** A pull was given up: by Escape, or by the browser. */
  onCancel: () => void
  /** The press is over, whether it became a pull or not; called before the others. */
  onEnd: () => void
}

/**
 * Watches a pressed pointer until it is released: a mouse pulls when it has moved, a finger when it has rested.
 *
 * @returns ends it without a word
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
    // A finger that moves before it has rested scrolls.
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
  // While a finger holds something the page neither scrolls nor opens a menu.
  const hold = (moved: Event) => isPulling && moved.cancelable && moved.preventDefault()
  window.addEventListener('touchmove', hold, { signal, passive: false })
  window.addEventListener('contextmenu', (menu) => touch && menu.preventDefault(), { signal })
  return end
}
