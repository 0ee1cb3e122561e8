import { LIVE_STREAM, type LiveBoard } from '@nivas/contract/gate/board.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isYounger } from '../api/age.ts'
import { connected } from '../api/client.ts'
import { keyOf, useAnswer } from '../api/hooks.ts'
import { readEvents } from '../api/read-events.ts'
import { useStore } from '../api/store.ts'

/** The interval of polls while the stream is closed, in ms. */
const POLL = 5_000
/** The time in ms after which a board is stale; the server pushes one at least every 10 seconds. */
const FRESH = 25_000
/** The interval of the check for a stale stream, in ms. */
const TICK = 10_000
/** The delays before a stream is reopened, after its end and after a refusal, in ms. */
const [AFTER_END, AFTER_REFUSAL] = [2_000, 10_000]

/** Reads the board from the stream, or by polling while the stream is closed. `fresh` is false if it may be stale. */
export function useLiveBoard() {
  const answers = useQueryClient()
  const there = useStore(connected)
  const [pushed, setPushed] = useState(false)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    let reading = new AbortController()
    let heard = 0
    let timer: number | undefined
    const read = (data: string) => {
      heard = Date.now()
      setPushed(true)
      setNow(heard)
      const board = JSON.parse(data) as LiveBoard
      answers.setQueryData(keyOf(calls.liveBoard, {}), { success: true, data: board })
    }
    const open = () => {
      window.clearTimeout(timer)
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      heard = Date.now()
      const openAfter = (ms: number) => {
        if (signal.aborted) return
        setPushed(false)
        timer = window.setTimeout(open, ms)
      }
      readEvents(`/api${LIVE_STREAM}`, read, signal).then(
        () => openAfter(AFTER_END),
        () => openAfter(AFTER_REFUSAL),
      )
    }
    open()
    const clock = setInterval(() => {
      setNow(Date.now())
      // A clock that was set back since must not make a silent stream count as heard for hours.
      if (isYounger(heard, FRESH)) return
      setPushed(false)
      open()
    }, TICK)
    return () => {
      clearInterval(clock)
      window.clearTimeout(timer)
      reading.abort()
    }
  }, [answers])

  const answer = useAnswer(calls.liveBoard, {}, { refetchInterval: pushed ? false : POLL })
  return {
    board: answer.data?.data,
    fresh: there && !answer.error && isYounger(answer.dataUpdatedAt, FRESH, now),
    failed: answer.error !== null,
    refetch: () => void answer.refetch(),
  }
}
