import { useEffect, useRef, useState } from 'react'
import { makeQueue } from '../ui/queue.ts'

/**
 * Runs `take` for one card after the other, because a scanner may be faster than the answer for the previous card.
 * Closing or restarting the form drops the rest.
 */
export function useInOrder<T>(take: (one: T) => Promise<unknown>) {
  const latest = useRef(take)
  const [queue] = useState(makeQueue)
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
    takeInOrder: (one: T) => queue.add(() => here.current && latest.current(one)),
    /** Waits for all cards; resolves to false if the form was closed or restarted. */
    async settled(): Promise<boolean> {
      await queue.settled()
      return here.current
    },
  }
}
