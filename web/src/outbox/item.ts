import type { Text } from '@nivas/contract/texts.ts'

/** Why the server refused an item. */
export type Refusal = { status: number; text: Text; fields: Record<string, Text[]> }

/** A submission that this browser stores until the server has it. */
export type Item = {
  /** The UUID by which the server recognizes the submission. */
  key: string
  area: string
  /** The server's name of the call: `area.name`. */
  call: string
  request: object
  /** The sealed secret texts. The request has placeholders for them. */
  sealed: string[]
  /** The time by this computer's clock, in ISO 8601. */
  madeAt: string
  madeBy: { id: number; name: string }
  state: 'waiting' | 'refused'
  refusal?: Refusal
}

/** The store of items in the order in which they were made. Each operation is atomic. */
export type ItemStore = {
  /** Returns the first waiting item of one of these calls, except those with these keys. */
  next: (calls: readonly string[], without: ReadonlySet<string>) => Promise<Item | undefined>
  /** Adds an item at the end, or replaces an item with the same key in its place. */
  put: (item: Item) => Promise<void>
  remove: (key: string) => Promise<void>
}
