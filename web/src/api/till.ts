import { newUuid } from './submission.ts'

const KEPT = 'nivas.till'

let till: string | undefined

/** This browser's own key, which separates its cash sessions from those of other tills: `X-Till`. */
export function tillKey(): string {
  if (till) return till
  till = newUuid()
  try {
    till = localStorage.getItem(KEPT) ?? till
    localStorage.setItem(KEPT, till)
  } catch {
    // A browser without storage is a new till each time it is opened.
  }
  return till
}
