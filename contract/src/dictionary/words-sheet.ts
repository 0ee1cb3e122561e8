import * as z from 'zod'
import { requiredCell, textCell } from '../imports/cells.ts'
import { firstRowOf } from '../imports/first-row.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { say } from '../texts.ts'
import { LONGEST_KIND, LONGEST_MEANING, LONGEST_OWN_WORD } from './schemas.ts'
import { wordsColumns } from './words-columns.ts'

/** A word of the venue's own; a row with an existing word changes it. */
export const wordsSheet = {
  columns: wordsColumns,
  Row: z.object({
    word: requiredCell(LONGEST_OWN_WORD),
    meaning: requiredCell(LONGEST_MEANING),
    kind: textCell(LONGEST_KIND),
  }),
  besideOthers: () => {
    const first = firstRowOf()
    return ({ word }, row) => {
      const earlier = word ? first(word.toLowerCase(), row) : undefined
      return earlier
        ? [{ name: 'word', text: say('Row {{row}} has this word already', { row: earlier }) }]
        : []
    }
  },
} satisfies SheetKind
