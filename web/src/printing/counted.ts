import { newUuid } from '../api/submission.ts'
import type { Counted } from './desk.ts'

/**
 * A print that `record` counts. Asked for again after a lost answer it has the same key, whatever was printed in
 * between, so no paper is counted twice. Once it is recorded, the next one is another print.
 */
export function counted(record: (idempotencyKey: string) => ReturnType<Counted>): Counted {
  let key = newUuid()
  return async () => {
    const recorded = await record(key)
    key = newUuid()
    return recorded
  }
}
