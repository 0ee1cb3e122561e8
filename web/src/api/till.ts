import { keep, kept } from './kept.ts'
import { newUuid } from './submission.ts'

const STORAGE_KEY = 'nivas.till'

let till: string | undefined

/** This browser's own key, which separates its cash sessions from those of other tills: `X-Till`. Without storage it is new with
 * each page. */
export function tillKey(): string {
  if (till) return till
  till = kept(STORAGE_KEY) ?? newUuid()
  keep(STORAGE_KEY, till)
  return till
}
