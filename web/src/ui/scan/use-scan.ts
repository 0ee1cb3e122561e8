import { garbledText, readScan } from '@nivas/contract/identity/read-scan.ts'
import { text as messages } from '@nivas/contract/messages.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cardOf, type ReadCard } from './card.ts'
import { inflate } from './inflate.ts'
import { verify } from './verify.ts'

type Options = {
  /**
   * Whether the field keeps the card to show it, and asks the server to check its signature. Without it, the field
   * shows only an altered card.
   */
  keeps: boolean
  onRead: (card: ReadCard) => void
  onGarbled?: (() => void) | undefined
  onChecked?: ((card: ReadCard) => void) | undefined
}

/** The time in ms in which a scanner that types two Enters after its code has typed the second one. */
const SECOND_ENTER = 1_000

/**
 * Returns the last card, the error of the last scan, the function that reads the next scan, and the function for an
 * Enter without a text.
 */
export function useScan(options: Options) {
  const [card, setCard] = useState<ReadCard | null>(null)
  const [error, setError] = useState<PlainKey | null>(null)
  const asking = useRef<AbortController>(undefined)
  const readAt = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => asking.current?.abort(), [])

  const read = useCallback(async (text: string) => {
    readAt.current = performance.now()
    asking.current?.abort()
    const now = new AbortController()
    asking.current = now
    const { signal } = now
    const found = cardOf(await readScan(text, inflate))
    if (signal.aborted) return
    const { keeps } = latest.current
    setCard(keeps || found?.state === 'altered' ? found : null)
    setError(found ? null : garbledText)
    if (!found) {
      latest.current.onGarbled?.()
      return
    }
    latest.current.onRead(found)
    if (!keeps || found.state !== 'checking') return
    const checked = { ...found, ...(await verify(text, signal)) }
    if (signal.aborted) return
    setCard(checked)
    latest.current.onChecked?.(checked)
  }, [])

  const readNothing = useCallback(() => {
    if (performance.now() - readAt.current > SECOND_ENTER) setError(messages.required)
  }, [])

  return { card, error, read, readNothing }
}
