import type { Cart } from '@nivas/contract/pos/cart.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useEffect, useRef } from 'react'

type Options = {
  /** Whether a dialog is open, which has the focus. */
  isCovered: boolean
  cart: Cart
  /** Whether the field takes scans already. */
  loaded: boolean
  /** What the field says is wrong. */
  problem: Text | undefined
}

/** Keeps the focus in the barcode field, for the next scan, and the field in view when it says what is wrong. */
export function useBarcodeFocus({ isCovered, cart, loaded, problem }: Options) {
  const barcode = useRef<HTMLInputElement>(null)
  const focus = () => barcode.current?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step and each dialog the next keystroke is a scan
  useEffect(() => {
    if (isCovered) return
    focus()
    // After the dialog has given the focus back to where it was.
    const later = window.setTimeout(focus, 50)
    return () => window.clearTimeout(later)
  }, [isCovered, cart, loaded])

  // On a phone the products are below: a refusal is shown above them.
  useEffect(() => {
    if (problem) barcode.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  return { barcode, focus }
}
