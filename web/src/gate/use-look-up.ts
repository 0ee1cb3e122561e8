import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { FoundSatsangi } from '@nivas/contract/gate/schemas.ts'
import { useRef, useState } from 'react'
import { connected, send } from '../api/client.ts'
import { failureText } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'

/**
 * The holder of a card; otherwise why none was found, in the user's language. Neither, after the wait was
 * aborted.
 */
type LookedUp = { found?: FoundSatsangi | undefined; why?: string }

/**
 * Finds the holder of a card. `why` belongs to the last card; `stop` aborts the wait, `clear` deletes the
 * text too.
 */
export function useLookUp() {
  const t = useText()
  const [pending, setPending] = useState(false)
  const [why, setWhy] = useState<string>()
  const asking = useRef<AbortController>(undefined)

  const lookUp = async (id_card_no: string): Promise<LookedUp> => {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    setWhy(undefined)
    setPending(true)
    try {
      const { customer } = await send(calls.validateSatsangi, { id_card_no }, { signal: mine.signal })
      return { found: customer[0] }
    } catch (failure) {
      if (mine.signal.aborted) return {}
      const text = connected.get()
        ? failureText(failure)
        : 'There is no connection. Please enter data manually.'
      setWhy(t(text))
      return { why: t(text) }
    } finally {
      if (asking.current === mine) setPending(false)
    }
  }
  const stop = () => asking.current?.abort()
  const clear = () => {
    stop()
    setWhy(undefined)
  }
  return { lookUp, pending, why, clear, stop }
}

/** Name and surname of a satsangi in one text. */
export const fullName = ({ main_name, surname }: FoundSatsangi): string => `${main_name} ${surname}`.trim()
