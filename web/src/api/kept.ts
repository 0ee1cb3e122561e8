import { createStore, type Store } from './store.ts'

/** What this browser would not store: it lasts as long as the page. */
const ofThisPage = new Map<string, string>()

/**
 * A value that this browser keeps under a key; undefined without one. A browser may refuse its storage, or have
 * it full: then the page keeps the value.
 */
export function kept(key: string): string | undefined {
  const here = ofThisPage.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value in this browser, for all its tabs; undefined removes it. */
export function keep(key: string, value: string | undefined): void {
  ofThisPage.delete(key)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== undefined) ofThisPage.set(key, value)
  }
}

/**
 * A store whose value this browser keeps.
 *
 * @param read makes the value of what was kept, which may be missing or anything
 * @param write makes the text to keep; undefined keeps nothing
 */
export function createKeptStore<T>(
  key: string,
  read: (text: string | undefined) => T,
  write: (value: T) => string | undefined,
): Store<T> {
  const store = createStore(read(kept(key)))
  return {
    ...store,
    set: (value) => {
      store.set(value)
      keep(key, write(value))
    },
  }
}

/** A switch that this browser keeps, off at first. */
export const createKeptSwitch = (key: string): Store<boolean> =>
  createKeptStore(
    key,
    (text) => text === 'yes',
    (on) => (on ? 'yes' : undefined),
  )
