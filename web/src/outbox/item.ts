import type { Text } from '@nivas/contract/texts.ts'

/** Why the server would not take an item. */
export type Refusal = { status: number; text: Text; fields: Record<string, Text[]> }

/** A submission that is kept in this browser until the server has it. */
export type Item = {
  /** The UUID by which the server knows it again. */
  key: string
  area: string
  /** `area.name`, as the server calls it. */
  call: string
  request: object
  /** Its secret texts, sealed; the request has stand-ins for them. */
  sealed: string[]
  /** ISO 8601, by this computer's clock. */
  madeAt: string
  madeBy: { id: number; name: string }
  state: 'waiting' | 'refused'
  refusal?: Refusal
}

/** Where items are kept, in the order in which they were made; each of these is done whole or not at all. */
export type ItemStore = {
  /** The first that waits for one of these calls, but for those with these keys. */
  next: (calls: readonly string[], without: ReadonlySet<string>) => Promise<Item | undefined>
  /** Adds it at the end; one of the same key is replaced where it stands. */
  put: (item: Item) => Promise<void>
  remove: (key: string) => Promise<void>
}
