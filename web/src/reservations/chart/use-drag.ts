import { useRef, useState } from 'react'
import { lineUnder, type Piece, type Scrolled } from './layout.ts'
import { daysPulled, isNothing, looksFree, type Move, shifted } from './move.ts'
import { usePull } from './use-pull.ts'
import { type BarKey, barAt, findBar } from './walk.ts'

/** The target of a dragged bar; `pending` while the server decides. */
export type Drag = { move: Move; top: number; free: boolean; pending?: true }

type Options = Scrolled & {
  pieces: ReadonlyMap<number, readonly Piece[]>
  dayWidth: number
  enabled: boolean
  onStart: (bar: BarKey) => void
  /** Called when a bar is dropped. The bar stays at its target until the promise resolves. */
  onDrop: (move: Move, looksFree: boolean) => Promise<void>
}

/** Drags bars to other rooms and days. */
export function useDrag({ lines, pieces, dayWidth, enabled, onStart, onDrop, ...chart }: Options) {
  const [drag, setDrag] = useState<Drag>()
  const last = useRef<Drag>(undefined)
  const show = (next: Drag | undefined) => {
    last.current = next
    setDrag(next)
  }
  const { onPointerDown, wasPulled } = usePull<BarKey>({
    ...chart,
    gripOf: ({ target }) => (enabled && !last.current ? barAt(target) : undefined),
    onStart,
    onFollow: (bar, { y, pulled }) => {
      const held = findBar(lines, bar)
      if (!held) return
      const over = lineUnder({ ...chart, lines }, y)
      const line = over?.room ? over : held.line
      const move: Move = {
        stay: held.stay,
        from: held.room,
        to: line.room ?? held.room,
        ...shifted(held.stay, daysPulled(pulled, dayWidth)),
      }
      const before = last.current?.move
      if (before?.to === move.to && before.arrival_date === move.arrival_date) return
      show({ move, top: line.top, free: looksFree(move, pieces) })
    },
    onDrop: () => {
      const dropped = last.current
      if (!dropped || isNothing(dropped.move)) return show(undefined)
      show({ ...dropped, pending: true })
      void onDrop(dropped.move, dropped.free).finally(() => show(undefined))
    },
    onCancel: () => show(undefined),
  })
  return { drag, onPointerDown, wasDragged: wasPulled }
}
