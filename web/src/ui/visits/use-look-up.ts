import type { PlainKey, Wording } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { connected, counterPatience } from '../../api/client.ts'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'

const away: PlainKey = 'There is no connection. Please enter data manually.'

/** The holder of a card; otherwise why none was found. Neither, after the wait was aborted. */
type LookedUp<T> = { found?: T | undefined; why?: Wording }

/**
 * Finds the holder of a card. `why`, in the user's language, belongs to the last card; `stop` aborts the wait, `clear` deletes the
 * text too.
 *
 * @param find asks the server about a card, by its number or by all that it says
 */
export function useLookUp<T, C = string>(find: (card: C, signal: AbortSignal) => Promise<T | undefined>) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const [why, setWhy] = useState<Wording>()
  const asking = useRef<AbortController>(undefined)

  const notFound = (text: Wording): LookedUp<T> => {
    setWhy(text)
    return { why: text }
  }
  const lookUp = async (card: C): Promise<LookedUp<T>> => {
    asking.current?.abort()
    // No visitor waits for an answer that cannot come.
    if (!connected.get()) return notFound(away)
    const mine = new AbortController()
    const patience = counterPatience()
    asking.current = mine
    setWhy(undefined)
    setPending(true)
    try {
      return { found: await find(card, AbortSignal.any([mine.signal, patience])) }
    } catch (failure) {
      if (mine.signal.aborted) return {}
      // When the patience ends, the failure is the browser's own.
      if (patience.aborted) connected.set(false)
      return notFound(connected.get() ? failureText(failure) : away)
    } finally {
      if (asking.current === mine) setPending(false)
    }
  }
  const stop = () => asking.current?.abort()
  const clear = () => {
    stop()
    setWhy(undefined)
  }
  return { lookUp, pending, why: why && t(why), clear, stop }
}
