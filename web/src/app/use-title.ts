import { useEffect } from 'react'

export const PRODUCT = 'Nivas'

/**
 * Sets the document's title to that of the screen, in the user's language, while the screen is open. Without a screen
 * it is the product's name.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
    return () => {
      document.title = PRODUCT
    }
  }, [title])
}
