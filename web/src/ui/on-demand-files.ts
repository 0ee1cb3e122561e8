import { useContext } from 'react'
import { reach } from '../api/reach.ts'
import { ScreenContext } from '../app/shell-context.tsx'

/** Files that are fetched at their first use. `loaded` holds them from then on. */
export type OnDemandFiles<T> = { load: () => Promise<T>; loaded?: T }

/**
 * Returns whether a service worker answers for the files of this page. Without one, a file that is requested offline
 * fails, and the browser answers every later request of this page for the file with the same failure.
 */
export const hasFiles = (): boolean => Boolean(navigator.serviceWorker?.controller)

/**
 * Returns a function that fetches files which a field or a button needs now. It does not request them without a
 * network, so that another try can succeed (decision 0263). The service worker holds the files of a screen that works
 * offline.
 */
export function useFetchFiles(): <T>(files: OnDemandFiles<T>) => Promise<T> {
  const worksOffline = useContext(ScreenContext)?.offline ?? false
  return async (files) => {
    if (files.loaded !== undefined) return files.loaded
    if (!(worksOffline && hasFiles())) await reach()
    const loaded = await files.load()
    files.loaded = loaded
    return loaded
  }
}
