import { useSyncExternalStore } from 'react'

/** The width of a phone held upright: below it the components leave out columns and words. */
const narrow = globalThis.matchMedia?.('(max-width: 47.99em)')

const subscribe = (changed: () => void) => {
  narrow?.addEventListener('change', changed)
  return () => narrow?.removeEventListener('change', changed)
}

/** Whether the page is as narrow as a phone. Known when a screen is first drawn: it is drawn once. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow?.matches ?? false)
