import type { PlainKey, Wording } from '@nivas/contract/texts.ts'
import { useRef, useState } from 'react'
import { connected, counterPatience } from '../../api/client.ts'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'

const away: PlainKey = 'There is no connection. Please enter data manually.'

/** The holder of a card, or why none was found. After the wait was aborted it has neither. */
type LookedUp<T> = { found?: T | undefined; why?: Wording }

/**
 * Finds the holder of a card. `why` is a text in the user's language about the last card. `stop` aborts the wait, and
 * `clear` also deletes the text.
 *
 * @param find asks the server about a card, by its number or all its data
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
    // Without a connection the visitor does not have to wait for an answer that cannot come.
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
      // When the time limit ends the wait, the failure comes from the browser, not from the server.
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
