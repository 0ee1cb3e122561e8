import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { FoundTicket } from '@nivas/contract/pos/till-schemas.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { findFailureText } from '../../api/find-failure.ts'

/** Finds the ticket to show by its number; otherwise returns the number and why it was not found. */
export function useFoundTicket(system: SystemId) {
  const [ticket, setTicket] = useState<FoundTicket>()
  const [problem, setProblem] = useState<{ number: string; text: Text }>()
  /** Counts the requests, so that a late answer to an earlier one is ignored. */
  const request = useRef(0)
  return {
    ticket,
    problem,
    setTicket,
    find: async (wanted: string) => {
      request.current += 1
      const mine = request.current
      setProblem(undefined)
      try {
        const { data } = await send(calls.ticket, { systemid: system, number: wanted })
        if (mine === request.current) setTicket(data)
      } catch (failure) {
        if (mine !== request.current) return
        setTicket(undefined)
        setProblem({ number: wanted, text: findFailureText(failure) })
      }
    },
    /** Ignores the answer that is on its way, because the screen shows something else now. */
    dropAnswer: () => {
      request.current += 1
    },
  }
}
