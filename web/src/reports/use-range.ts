import type { Call } from '@nivas/contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeStale } from '../api/make-stale.ts'
import { useAsked } from '../ui/report/use-asked.ts'

/**
 * The range of days of a report, in its address, and the search, which always asks the server.
 *
 * @param calls all calls of the screen about these days: rows, totals and chart
 */
export function useRange(today: string, calls: readonly Call[], begins?: { from: number; to: number }) {
  const answers = useQueryClient()
  const { asked, typed, setTyped, ask } = useAsked(today, begins)
  const [searched, setSearched] = useState(0)
  const search = (days: { from: string; to: string }) => {
    setSearched((times) => times + 1)
    ask(days)
    // A change of days makes new requests anyway.
    if (days.from !== asked.from || days.to !== asked.to) return
    for (const call of calls) void makeStale(answers, call)
  }
  return { asked, typed, setTyped, search, searched }
}
