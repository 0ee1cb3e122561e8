import { useRef, useState } from 'react'
import { connected } from '../../api/client.ts'
import { failureText } from '../../api/failure.ts'
import { useText } from '../../languages/use-text.ts'

/**
 * The holder of a card; otherwise why none was found, in the user's language. Neither, after the wait was
 * aborted.
 */
type LookedUp<T> = { found?: T | undefined; why?: string }

/**
 * Finds the holder of a card. `why` belongs to the last card; `stop` aborts the wait, `clear` deletes the
 * text too.
 *
 * @param find asks the server about a card, by its number or by all that it says
 */
export function useLookUp<T, C = string>(find: (card: C, signal: AbortSignal) => Promise<T | undefined>) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const [why, setWhy] = useState<string>()
  const asking = useRef<AbortController>(undefined)

  const lookUp = async (card: C): Promise<LookedUp<T>> => {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    setWhy(undefined)
    setPending(true)
    try {
      return { found: await find(card, mine.signal) }
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
