import { useEffect } from 'react'

/** Who puts this page on a phone's home screen gets the dictionary, and not the back office. */
export function useOwnManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const before = link?.href
    if (link) link.href = '/dictionary.webmanifest'
    return () => {
      if (link && before) link.href = before
    }
  }, [])
}
