import { createStore, type Store } from './store.ts'

/** What this browser would not store: it lasts as long as the page. */
const ofThisPage = new Map<string, string>()

/**
 * A value that this browser stores under a key; undefined without one. A browser may refuse its storage, or have
 * it full: then the page has the value.
 */
export function storedValue(key: string): string | undefined {
  const here = ofThisPage.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value in this browser, for all its tabs; undefined removes it. */
export function storeValue(key: string, value: string | undefined): void {
  ofThisPage.delete(key)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== undefined) ofThisPage.set(key, value)
  }
}

/** Calls back when another tab has stored or removed this value. Tests read manifests, and with them this file, without a window. */
export function onOtherTab(watched: string, changed: () => void): void {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    // Without a name the whole storage was cleared.
    if (key === watched || key === null) changed()
  })
}

/**
 * A store whose value outlives the page.
 *
 * @param read makes the value of what was stored, which may be missing or anything
 * @param write makes the text to store; undefined stores nothing
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

/** A switch that this browser stores, off at first. */
export const createStoredSwitch = (key: string): Store<boolean> =>
  createStoredState(
    key,
    (text) => text === 'yes',
    (on) => (on ? 'yes' : undefined),
  )
