import type { DB } from './schema.gen.ts'

type Table = keyof DB

/**
 * The exports of a folder's `tables.ts`. Other folders reach its tables through its index. `readBy` and `writtenBy`
 * name the folders whose own statements may use a table, because they join it or write it together with their own
 * tables. `npm run check` enforces this.
 */
export type Tables = {
  owns: readonly Table[]
  readBy?: { [T in Table]?: readonly string[] }
  writtenBy?: { [T in Table]?: readonly string[] }
}
