import { useEffect } from 'react'

/** A phone's home screen gets the dictionary from this page, instead of the back office. */
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
