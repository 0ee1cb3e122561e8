import type { DB } from './schema.gen.ts'

type Table = keyof DB

/**
 * What a folder's `tables.ts` exports. Other folders reach its tables through its index; `readBy` and `writtenBy` name those
 * whose own statements may use a table, because they join it or write it among their own. `npm run check` holds it.
 */
export type Tables = {
  owns: readonly Table[]
  readBy?: { [T in Table]?: readonly string[] }
  writtenBy?: { [T in Table]?: readonly string[] }
}
