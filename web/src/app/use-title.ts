import { useEffect } from 'react'

export const PRODUCT = 'Nivas'

/**
 * The document's title is the screen's, in the user's language, while it is shown, and otherwise the
 * product's name.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
    return () => {
      document.title = PRODUCT
    }
  }, [title])
}
