import * as z from 'zod'
import { isDate } from '../dates.ts'
import { date, id } from '../fields.ts'
import { issueOf } from '../messages.ts'
import { say, type Text } from '../texts.ts'

/** So many doses can be recorded of a person. The rule stands here; the table's constraint is its floor. */
export const MOST_DOSES = 2

/** A dose as it is entered; `vtype` is the id of a vaccine type. */
export const Dose = z.object({ dose: z.int().min(1).max(MOST_DOSES), vtype: id, date })
export type Dose = z.output<typeof Dose>

/** As far as a form has filled it in. */
type SomeDose = Readonly<Record<string, unknown>>

type Wrong = { at: number; field: 'dose' | 'date'; text: Text }

/**
 * What is wrong with doses beside each other: they are numbered 1, 2, … as they stand, and none was given before the one
 * that it follows; with the venue's `today`, none after it.
 */
export function wrongDoses(doses: readonly SomeDose[], today?: string): Wrong[] {
  const wrong: Wrong[] = []
  const days = doses.map((one) => (typeof one?.date === 'string' && isDate(one.date) ? one.date : undefined))
  doses.forEach((one, at) => {
    const day = days[at]
    const before = days[at - 1]
    if (one?.dose !== at + 1)
      wrong.push({
        at,
        field: 'dose',
        text: say('Doses are numbered from 1 on, in the order in which they were given'),
      })
    if (day !== undefined && before !== undefined && day < before)
      wrong.push({
        at,
        field: 'date',
        text: say('Dose {{dose}} cannot be before dose {{before}}', { dose: at + 1, before: at }),
      })
    if (day !== undefined && today !== undefined && day > today)
      wrong.push({ at, field: 'date', text: say('The date of a dose cannot be after today') })
  })
  return wrong
}

/** The doses of a person: at least one, at most as many as there can be, in order. */
export const dosesUpTo = (today?: string) =>
  z
    .array(Dose, {
      error: (issue) =>
        issue.input === undefined || issue.input === null
          ? 'Please provide at least one Vaccination Detail'
          : undefined,
    })
    .min(1, 'Please provide at least one Vaccination Detail')
    .max(MOST_DOSES)
    .superRefine(
      (doses, context) => {
        for (const { at, field, text } of wrongDoses(doses, today))
          context.addIssue({ ...issueOf(text), path: [at, field] })
      },
      { when: ({ value }) => Array.isArray(value) },
    )
