import type { Cart } from '@nivas/contract/pos/cart.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { useEffect, useRef } from 'react'

type Options = {
  /** Whether a dialog is open, which then has the focus. */
  isCovered: boolean
  cart: Cart
  /** Whether the field is ready for scans. */
  loaded: boolean
  /** The error that the field shows. */
  problem: Text | undefined
}

/** Keeps the focus in the barcode field for the next scan, and scrolls to the field when it shows an error. */
export function useBarcodeFocus({ isCovered, cart, loaded, problem }: Options) {
  const barcode = useRef<HTMLInputElement>(null)
  const focus = () => barcode.current?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it focuses the field after each step and each dialog.
  useEffect(() => {
    if (isCovered) return
    focus()
    // Repeats it after a closing dialog has returned the focus to the element that had it before.
    const later = window.setTimeout(focus, 50)
    return () => window.clearTimeout(later)
  }, [isCovered, cart, loaded])

  // On a phone the user may have scrolled down to the products; the error is above them.
  useEffect(() => {
    if (problem) barcode.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  return { barcode, focus }
}
