import * as z from 'zod'
import { cardKey, identityNumberOf, isNoCard } from '../identity/card-number.ts'
import { isMasked } from '../identity/stand-in.ts'
import { dateCell, emailCell, optionalTextCell, phoneCell, requiredCell, textCell } from '../imports/cells.ts'
import { onceEach } from '../imports/once-each.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { text as messages } from '../messages.ts'
import { customersColumns } from './customers-columns.ts'

/** The number of a card. 'NA' and masked numbers, which lists and exports show, do not identify a person. */
const cardCell = requiredCell(50)
  .refine((number) => !isNoCard(number), messages.required)
  .refine(
    (number) => !isMasked(number),
    'This is only the last part of the number. Please enter the whole number.',
  )

/** Satsangis of the registry, identified by their id cards. */
export const customersSheet = {
  columns: customersColumns,
  Row: z.object({
    id_card_no: cardCell,
    main_name: requiredCell(100),
    surname: textCell(100),
    father_name: textCell(100),
    dob: dateCell,
    phone: phoneCell,
    city: optionalTextCell(100),
    email: emailCell,
  }),
  besideOthers: onceEach('id_card_no', 'Row {{row}} already has this id card', ({ id_card_no }) =>
    id_card_no ? (identityNumberOf(id_card_no) ?? cardKey(id_card_no)) : undefined,
  ),
} satisfies SheetKind
