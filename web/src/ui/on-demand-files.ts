import { useContext } from 'react'
import { reach } from '../api/reach.ts'
import { ScreenContext } from '../app/shell-context.tsx'

/** Files that are fetched when they are first needed; `loaded` is there from then on. */
export type OnDemandFiles<T> = { load: () => Promise<T>; loaded?: T }

/**
 * Whether a worker answers for the files of this page. Without one, a file that is asked for while there is no
 * network fails, and the browser answers every later request of this page for it with the same failure.
 */
export const hasFiles = (): boolean => Boolean(navigator.serviceWorker?.controller)

/**
 * Fetches files that a field or a button needs now. Without a network they are not asked for, so that another try can
 * succeed (decision 0263); those of a screen that works without one are with the worker.
 */
export function useFetchFiles(): <T>(files: OnDemandFiles<T>) => Promise<T> {
  const isKept = useContext(ScreenContext)?.offline ?? false
  return async (files) => {
    if (files.loaded !== undefined) return files.loaded
    if (!(isKept && hasFiles())) await reach()
    const loaded = await files.load()
    files.loaded = loaded
    return loaded
  }
}
