import type { Request } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { Text } from '@nivas/contract/texts.ts'

/** What a form of the gate makes, by the call that it is sent with. */
export type Made =
  | { call: 'createEntry'; request: Request<typeof gate.createEntry> }
  | { call: 'createVisitorEntry'; request: Request<typeof gate.createVisitorEntry> }

/** Why the server would not take an entry. */
export type Refusal = { status: number; text: Text; fields: Record<string, Text[]> }

/** An entry that is kept in this browser until the server has it. */
export type Entry = Made & {
  /** The UUID by which the server knows it again. */
  key: string
  /** Its identity numbers, sealed; the request has stand-ins for them. */
  sealed: string[]
  /** ISO 8601, by this computer's clock. */
  madeAt: string
  madeBy: { id: number; name: string }
  /** As the list shows it. */
  name: string
  people: number
  state: 'waiting' | 'refused'
  refusal?: Refusal
}

/** Where entries are kept, in the order in which they were made; each of these is done whole or not at all. */
export type EntryStore = {
  /** The first that waits, but for those with these keys. */
  next: (without: ReadonlySet<string>) => Promise<Entry | undefined>
  /** Adds it at the end; one of the same key is replaced where it stands. */
  put: (entry: Entry) => Promise<void>
  remove: (key: string) => Promise<void>
}
