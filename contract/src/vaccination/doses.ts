import * as z from 'zod'
import { isDate } from '../dates.ts'
import { date, id, ifMissing } from '../fields.ts'
import { issueOf } from '../messages.ts'
import { say, type Text } from '../texts.ts'

/** The maximum number of doses of a person. This rule is decisive; the table's constraint is only a safeguard. */
export const MOST_DOSES = 2

export const noDose = 'Please provide at least one Vaccination Detail' as const

/** A dose as entered; `vtype` is the id of a vaccine type. */
export const Dose = z.object({ dose: z.int().min(1).max(MOST_DOSES), vtype: id, date })
export type Dose = z.output<typeof Dose>

/** A dose of a partly filled form. */
type SomeDose = Readonly<Record<string, unknown>>

type Wrong = { at: number; field: 'dose' | 'date'; text: Text }

/**
 * The conflicts among doses: they must be numbered 1, 2, … in order, and none may be earlier than the one before; with
 * the venue's `today`, none may be later than today.
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
        text: say('Doses are numbered from 1, in the order in which they were given'),
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

/**
 * The day of two doses of a person; undefined when all days differ. Doses on the same day are allowed, but usually a
 * mistake.
 */
export const dayOfTwo = (doses: readonly Pick<Dose, 'date'>[]): string | undefined =>
  doses.find(({ date: day }, at) => doses.slice(0, at).some((before) => before.date === day))?.date

/** The doses of a person: at least one, at most the maximum, in order. */
export const dosesUpTo = (today?: string) =>
  z
    .array(Dose, { error: ifMissing(noDose) })
    .min(1, noDose)
    .max(MOST_DOSES, 'At most {{count}} doses')
    .superRefine(
      (doses, context) => {
        for (const { at, field, text } of wrongDoses(doses, today))
          context.addIssue({ ...issueOf(text), path: [at, field] })
      },
      { when: ({ value }) => Array.isArray(value) },
    )
