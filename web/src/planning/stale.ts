import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { makeStale } from '../api/make-stale.ts'

/** The calls that a changed line makes stale. */
export const staleLines = [calls.get, calls.lines, calls.lineRooms]

/** Refetches the plan and its lines: after a refusal they show what another desk has changed. */
export function useFreshLines(): () => void {
  const client = useQueryClient()
  return () => {
    for (const call of staleLines) void makeStale(client, call)
  }
}
