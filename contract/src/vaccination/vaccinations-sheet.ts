import * as z from 'zod'
import { identityNumberOf } from '../identity/card-number.ts'
import { wrongAadhaar } from '../identity/number.ts'
import { dateCell, filled, optionalTextCell, requiredCell, textCell } from '../imports/cells.ts'
import { onceEach } from '../imports/once-each.ts'
import type { SheetKind } from '../imports/sheet.ts'
import { issueOf, text as messages } from '../messages.ts'
import { mobile, personName } from '../people.ts'
import { digitsOf } from '../phone-numbers.ts'
import { rule } from '../rule.ts'
import { say } from '../texts.ts'
import { vaccinationsColumns } from './vaccinations-columns.ts'

const nameCell = requiredCell(200).refine(
  (name) => name === '' || personName.safeParse(name).success,
  messages.letters,
)

const Row = z.object({
  firstName: nameCell,
  lastName: textCell(200).refine(
    (name) => name === '' || personName.safeParse(name).success,
    messages.letters,
  ),
  mobile,
  address: requiredCell(500),
  adharCardNumber: optionalTextCell(80).superRefine((number, context) => {
    const wrong = number === null ? undefined : wrongAadhaar(number)
    if (wrong) context.addIssue(issueOf(wrong))
  }),
  dob: dateCell,
  vaccine1: requiredCell(60),
  date1: filled(dateCell),
  vaccine2: optionalTextCell(60),
  date2: dateCell,
})

const isThere = (value: unknown) => value !== null && value !== undefined && value !== ''

const wholeDose = rule(Row, 'vaccine2', ({ vaccine2, date2 }) =>
  !isThere(vaccine2) && isThere(date2)
    ? say('Please enter the vaccine and the day of dose {{dose}}', { dose: 2 })
    : undefined,
)

const bornBefore = rule(wholeDose, 'dob', ({ dob, date1 }) =>
  typeof dob === 'string' && typeof date1 === 'string' && date1 < dob
    ? say('The date of birth cannot be after a dose')
    : undefined,
)

/** Persons with their doses, identified by the Aadhaar number, or else by name and mobile number. */
export const vaccinationsSheet = {
  columns: vaccinationsColumns,
  Row: rule(bornBefore, 'date2', ({ vaccine2, date1, date2 }) => {
    if (isThere(vaccine2) && !isThere(date2))
      return say('Please enter the vaccine and the day of dose {{dose}}', { dose: 2 })
    return typeof date1 === 'string' && typeof date2 === 'string' && date2 < date1
      ? say('Dose {{dose}} cannot be before dose {{before}}', { dose: 2, before: 1 })
      : undefined
  }),
  besideOthers: onceEach(
    'firstName',
    'Row {{row}} already has this person',
    ({ firstName = '', lastName = '', mobile = '', adharCardNumber = '' }) => {
      const name = `${firstName} ${lastName}`.trim().toLowerCase()
      const byName = `${name}\0${digitsOf(mobile).slice(-10)}`
      return [identityNumberOf(adharCardNumber), name === '' ? undefined : byName]
    },
  ),
} satisfies SheetKind
