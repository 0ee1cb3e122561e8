import { useEffect } from 'react'

/**
 * Replaces the web manifest, so that this page adds the dictionary to a phone's home screen instead of the back office.
 */
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
