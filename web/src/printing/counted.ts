import { newUuid } from '../api/submission.ts'
import type { Counted } from './desk.ts'

/**
 * Makes a print that `record` counts. A retry after a lost answer has the same key, even when other papers were printed
 * in between, so that no paper is counted twice. After a print is recorded, the next call is a new print.
 */
export function counted(record: (idempotencyKey: string) => ReturnType<Counted>): Counted {
  let key = newUuid()
  return async () => {
    const recorded = await record(key)
    key = newUuid()
    return recorded
  }
}
