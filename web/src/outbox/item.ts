import type { Text } from '@nivas/contract/texts.ts'

/** Why the server refused an item. */
export type Refusal = { status: number; text: Text; fields: Record<string, Text[]> }

/** A submission that this browser stores until the server has it. */
export type Item = {
  /** The UUID by which the server recognizes it. */
  key: string
  area: string
  /** `area.name`, the server's name of the call. */
  call: string
  request: object
  /** Its secret texts, sealed; the request has placeholders for them. */
  sealed: string[]
  /** ISO 8601, by this computer's clock. */
  madeAt: string
  madeBy: { id: number; name: string }
  state: 'waiting' | 'refused'
  refusal?: Refusal
}

/** The store of items, in the order in which they were made; each operation is atomic. */
export type ItemStore = {
  /** The first waiting item of one of these calls, except those with these keys. */
  next: (calls: readonly string[], without: ReadonlySet<string>) => Promise<Item | undefined>
  /** Adds an item at the end; an item with the same key is replaced in its place. */
  put: (item: Item) => Promise<void>
  remove: (key: string) => Promise<void>
}
