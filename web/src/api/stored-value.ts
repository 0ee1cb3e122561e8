import { createStore, type Store } from './store.ts'

/** The values that this browser refused to store. They last as long as the page. */
const pageValues = new Map<string, string>()

/**
 * Returns the value that this browser stores under a key, if there is one. When the browser refuses its storage, or it
 * is full, the page holds the value.
 */
export function storedValue(key: string): string | undefined {
  const here = pageValues.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value in this browser for all its tabs. Undefined removes it. */
export function storeValue(key: string, value: string | undefined): void {
  pageValues.delete(key)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== undefined) pageValues.set(key, value)
  }
}

/** Calls back when another tab has stored or removed this value. Does nothing without a window, where tests read manifests. */
export function onOtherTab(watched: string, changed: () => void): void {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === watched || key === null) changed()
  })
}

/**
 * Makes a store whose value outlives the page.
 *
 * @param read parses the stored text, which may be missing or anything
 * @param write returns the text to store; undefined stores nothing
 */
export function createStoredState<T>(
  key: string,
  read: (text: string | undefined) => T,
  write: (value: T) => string | undefined,
): Store<T> {
  const store = createStore(read(storedValue(key)))
  return {
    ...store,
    set: (value) => {
      store.set(value)
      storeValue(key, write(value))
    },
  }
}

/** Makes a switch that this browser stores. It is off at first. */
export const createStoredSwitch = (key: string): Store<boolean> =>
  createStoredState(
    key,
    (text) => text === 'yes',
    (on) => (on ? 'yes' : undefined),
  )
