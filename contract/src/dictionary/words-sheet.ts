import * as z from 'zod'
import { requiredCell, textCell } from '../imports/cells.ts'
import { onceEach } from '../imports/once-each.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { LONGEST_KIND, LONGEST_MEANING, LONGEST_OWN_WORD } from './schemas.ts'
import { wordsColumns } from './words-columns.ts'

/** Words that the venue adds to the dictionary; a row with an existing word changes it. */
export const wordsSheet = {
  columns: wordsColumns,
  Row: z.object({
    word: requiredCell(LONGEST_OWN_WORD),
    meaning: requiredCell(LONGEST_MEANING),
    kind: textCell(LONGEST_KIND),
  }),
  besideOthers: onceEach('word', 'Row {{row}} already has this word', ({ word }) => word?.toLowerCase()),
} satisfies SheetKind
