import { say, type TextKey } from '../texts.ts'
import type { SheetKind } from './sheet.ts'

type Cells = Parameters<ReturnType<SheetKind['besideOthers']>>[0]
type Repeated = Extract<TextKey, `Row {{row}} already has this ${string}`>

/**
 * Makes the check that refuses each row that repeats an earlier row of the file.
 *
 * @param name the cell that shows the error
 * @param keysOf returns the keys that identify a row; empty ones are ignored
 */
export const onceEach =
  (
    name: string,
    text: Repeated,
    keysOf: (cells: Cells) => string | undefined | readonly (string | undefined)[],
  ): SheetKind['besideOthers'] =>
  () => {
    const first = new Map<string, number>()
    return (cells, row) => {
      const keys = [keysOf(cells)].flat().filter((key) => key !== undefined && key !== '') as string[]
      const earlier = keys.map((key) => first.get(key)).find((found) => found !== undefined)
      for (const key of keys) if (!first.has(key)) first.set(key, row)
      return earlier === undefined ? [] : [{ name, text: say(text, { row: earlier }) }]
    }
  }
