import { newUuid } from './submission.ts'

const STORAGE_KEY = 'nivas.till'

let till: string | undefined

/** This browser's own key, which separates its cash sessions from those of other tills: `X-Till`. */
export function tillKey(): string {
  if (till) return till
  till = newUuid()
  try {
    till = localStorage.getItem(STORAGE_KEY) ?? till
    localStorage.setItem(STORAGE_KEY, till)
  } catch {
    // A browser without storage is a new till each time it is opened.
  }
  return till
}
