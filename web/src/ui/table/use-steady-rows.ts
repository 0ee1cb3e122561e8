import { useRef, useState } from 'react'
import { steadyRows } from './steady-rows.ts'

/** The time in ms after which a resting pointer is no longer taken to be about to press a button. */
const AT_REST = 30_000

type Options<Row> = {
  rowKey: (row: Row) => string | number
  /** The request of the rows. Rows of a different request are not held. */
  asked: string
  /** Whether the list is refetched automatically. */
  isRead: boolean
  /** Returns whether a row stays although the server no longer lists it. */
  stays?: ((row: Row) => boolean) | undefined
}

/**
 * Prevents a list that is refetched automatically from moving under the pointer. `pointer` belongs to the element
 * around the rows.
 */
export function useSteadyRows<Row>(
  newest: readonly Row[] | undefined,
  { rowKey, asked, isRead, stays = () => false }: Options<Row>,
) {
  const moved = useRef<number>(undefined)
  const before = useRef<{ asked: string; rows: readonly Row[] }>({ asked, rows: [] })
  const [, setLeft] = useState(0)
  const pointer = {
    onPointerMove: () => {
      moved.current = performance.now()
    },
    onPointerLeave: () => {
      moved.current = undefined
      setLeft(performance.now())
    },
  }
  if (!newest || !isRead) return { rows: newest, gone: undefined, pointer: undefined }
  const held =
    before.current.asked === asked &&
    moved.current !== undefined &&
    performance.now() - moved.current < AT_REST
  const { rows, gone } = steadyRows(before.current.rows, newest, rowKey, { held, stays })
  before.current = { asked, rows }
  return { rows, gone, pointer }
}
