import { useEffect, useRef } from 'react'

/**
 * Runs `take` for one card after the other, in their order: a scanner is faster than the answer for the card
 * before. A form that is closed or restarted drops the rest.
 */
export function useTurns<T>(take: (one: T) => Promise<unknown>) {
  const latest = useRef(take)
  const turns = useRef<Promise<unknown>>(Promise.resolve())
  const here = useRef(true)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return {
    takeInTurn(one: T): void {
      turns.current = turns.current.then(() => (here.current ? latest.current(one) : undefined))
    },
    /** Waits for all turns, also for those that come meanwhile; false when the form was closed or restarted. */
    async settled(): Promise<boolean> {
      let last: Promise<unknown> | undefined
      while (last !== turns.current) {
        last = turns.current
        await last
      }
      return here.current
    },
  }
}
