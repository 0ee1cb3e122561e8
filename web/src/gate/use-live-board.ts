import { LIVE_STREAM, type LiveBoard } from '@nivas/contract/gate/board.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { connected } from '../api/client.ts'
import { keyOf, useAnswer } from '../api/hooks.ts'
import { useStore } from '../api/store.ts'

/** How often the board is asked for while nothing is pushed. */
const POLL = 5_000
/** A pushed board comes at least every 10 seconds: after this long without one, it is not fresh. */
const FRESH = 25_000
/** A stream that was refused, or was silent for that long, is opened anew. */
const REOPEN = 10_000

/** The board as it is pushed; asked for while it is not. `fresh` is false as soon as it may be out of date. */
export function useLiveBoard() {
  const answers = useQueryClient()
  const there = useStore(connected)
  const [pushed, setPushed] = useState(false)
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    let source: EventSource | undefined
    let heard = 0
    const open = () => {
      source?.close()
      source = new EventSource(`/api${LIVE_STREAM}`)
      source.onmessage = ({ data }) => {
        heard = Date.now()
        setPushed(true)
        setNow(heard)
        const board = JSON.parse(String(data)) as LiveBoard
        answers.setQueryData(keyOf(calls.liveBoard, {}), { success: true, data: board })
      }
      source.onerror = () => setPushed(false)
    }
    open()
    const clock = setInterval(() => {
      setNow(Date.now())
      if (source?.readyState !== EventSource.CLOSED && Date.now() - heard < FRESH) return
      setPushed(false)
      open()
    }, REOPEN)
    return () => {
      clearInterval(clock)
      source?.close()
    }
  }, [answers])

  const answer = useAnswer(calls.liveBoard, {}, { refetchInterval: pushed ? false : POLL })
  const age = now - answer.dataUpdatedAt
  return {
    board: answer.data?.data,
    at: answer.dataUpdatedAt,
    fresh: there && !answer.error && age < FRESH,
    failed: answer.error !== null,
    refetch: () => void answer.refetch(),
  }
}
