import { useEffect } from 'react'
import { useText } from '../languages/use-text.ts'

export const PRODUCT = 'Nivas'

/** The document's title is the screen's while it is shown, and else the product's name. */
export function useTitle(title: string): void {
  const t = useText()
  const shown = t(title)
  useEffect(() => {
    document.title = shown
    return () => {
      document.title = PRODUCT
    }
  }, [shown])
}
