import * as z from 'zod'

/** The texts of the specification that several forms share, and the house's own in the same tone. */
export const text = {
  required: 'This is a required field',
  email: 'Valid email required.',
  date: 'Please enter a date that exists, as DD/MM/YYYY',
  time: 'Please enter a time as HH:mm',
  whole: 'Please enter a whole number',
  number: 'Please enter a number',
  paise: 'Please enter an amount with at most 2 decimals',
  characters: 'Some of these characters cannot be stored',
  invalid: 'This value is not valid',
  departure: 'Departure date must be after the arrival date',
} as const

/** Puts `values` into the `{{name}}` places of a text: the one way messages carry values, here and in the catalogues. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

export const templates = {
  longest: 'At most {{count}} characters',
  shortest: 'At least {{count}} characters',
  fewest: 'At least {{count}}',
  most: 'At most {{count}}',
  below: 'Must be {{count}} or more',
  above: 'Must be {{count}} or less',
  oneOf: 'Must be one of: {{options}}',
  longestStay: 'A stay is at most {{count}} nights',
} as const

/** What zod finds wrong, in the language of the counter: plain, and never the name of a type. */
function say(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return text.required
    if (issue.expected === 'int') return text.whole
    if (issue.expected === 'number') return text.number
    return text.invalid
  }
  if (issue.code === 'too_big') {
    const template =
      issue.origin === 'string'
        ? templates.longest
        : issue.origin === 'array'
          ? templates.most
          : templates.above
    return fill(template, { count: Number(issue.maximum) })
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && issue.minimum === 1) return text.required
    const template =
      issue.origin === 'string'
        ? templates.shortest
        : issue.origin === 'array'
          ? templates.fewest
          : templates.below
    return fill(template, { count: Number(issue.minimum) })
  }
  if (issue.code === 'invalid_value') {
    if (issue.input === undefined || issue.input === null || issue.input === '') return text.required
    return fill(templates.oneOf, { options: issue.values.map(String).join(', ') })
  }
  return text.invalid
}

// A browser's content security policy forbids to compile code out of text, which zod would try.
z.config({ customError: (issue) => say(issue), jitless: 'document' in globalThis })

/** The texts of each wrong field, by its path (`members.0.age`), as `errors` of a failure holds them. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    const texts = errors[field] ?? []
    if (!texts.includes(issue.message)) errors[field] = [...texts, issue.message]
  }
  return errors
}
