import { useSyncExternalStore } from 'react'

/** Matches a phone that is held upright. At this width components leave out columns and words. */
const narrow = globalThis.matchMedia?.('(max-width: 47.99em)')

const subscribe = (changed: () => void) => {
  narrow?.addEventListener('change', changed)
  return () => narrow?.removeEventListener('change', changed)
}

/**
 * Returns whether the page is as narrow as a phone. The answer is known at the first render, so a screen renders only
 * once.
 */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow?.matches ?? false)
