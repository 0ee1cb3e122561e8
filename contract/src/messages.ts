import * as z from 'zod'
import { inEnglish } from './in-english.ts'
import { numberLimits } from './number-limits.ts'
import type { PlainKey, Text, TextKey, Values } from './texts.ts'

/** The texts of the specification that several forms share, and our own in the same style. */
export const text = {
  required: 'This is a required field',
  email: 'Valid email required.',
  /** The text for a typed day; forms convert days to `YYYY-MM-DD`, the format of calls. */
  date: 'Please enter a date that exists, as DD/MM/YYYY',
  dateOfCall: 'Please enter a date that exists, as YYYY-MM-DD',
  time: 'Please enter a time as HH:mm',
  whole: 'Please enter a whole number',
  number: 'Please enter a number',
  paise: 'Please enter an amount with at most 2 decimals',
  characters: 'Some of these characters cannot be stored',
  invalid: 'This value is not valid',
  departure: 'Departure date must be after the arrival date',
  letters: 'Please enter letters and spaces only',
  mobile: 'Please enter a mobile number of 10 to 12 digits',
  mobileOrCard:
    'This may be an Aadhaar number. Please write a foreign phone number with its plus sign: +44 …',
} as const satisfies Record<string, PlainKey>

const templates = {
  longest: 'At most {{count}} characters',
  shortest: 'At least {{count}} characters',
  fewest: 'At least {{count}}',
  most: 'At most {{count}}',
  ...numberLimits,
  oneOf: 'Must be one of: {{options}}',
} as const satisfies Record<string, TextKey>

/** Whether a value is missing. An empty field of a form is '', also in a field for a number. */
const isEmpty = (input: unknown) => input === undefined || input === null || input === ''

/**
 * The text key for an issue that zod finds, in plain words without the names of types. It becomes the issue's message;
 * `valuesOf` has its values.
 */
function keyOf(issue: z.core.$ZodRawIssue): TextKey {
  if (issue.code === 'invalid_type') {
    if (isEmpty(issue.input)) return text.required
    if (issue.expected === 'int') return text.whole
    if (issue.expected === 'number') return text.number
    return text.invalid
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return templates.longest
    return issue.origin === 'array' ? templates.most : templates.above
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return issue.minimum === 1 ? text.required : templates.shortest
    return issue.origin === 'array' ? templates.fewest : templates.below
  }
  if (issue.code === 'invalid_value') return isEmpty(issue.input) ? text.required : templates.oneOf
  return text.invalid
}

// The browser's content security policy forbids the compilation of code from text, which zod would try.
z.config({ customError: (issue) => keyOf(issue), jitless: 'document' in globalThis })

/** The values for the text of an issue. */
function valuesOf(issue: z.core.$ZodIssue): Values | undefined {
  if (issue.code === 'too_big') return { count: Number(issue.maximum) }
  if (issue.code === 'too_small') return { count: Number(issue.minimum) }
  if (issue.code === 'invalid_value') return { options: issue.values.map(String).filter(Boolean).join(', ') }
  return issue.code === 'custom' ? (issue.params?.values as Values | undefined) : undefined
}

/** The text of an issue. The schemas' messages are keys, which `index.test.ts` checks. */
export function textOf(issue: z.core.$ZodIssue): Text {
  const key = issue.message as TextKey
  const values = key.includes('{{') ? valuesOf(issue) : undefined
  return values ? { key, values } : { key }
}

/** A text in the form of an issue, for a schema's own errors. */
export const issueOf = (text: Text | PlainKey) => {
  const { key, values }: Text = typeof text === 'string' ? { key: text } : text
  return { code: 'custom' as const, message: key, params: { values } }
}

/** Whether an issue is only about the whole numbers that JavaScript can count. */
const isUncountable = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER)

/** Returns the issues of an error, without the limits of all whole numbers where a field has its own limit. */
export function issuesOf({ issues }: z.core.$ZodError): z.core.$ZodIssue[] {
  const pathOf = ({ path }: z.core.$ZodIssue) => path.join('.')
  const limited = new Set(issues.filter((issue) => !isUncountable(issue)).map(pathOf))
  return issues.filter((issue) => !isUncountable(issue) || !limited.has(pathOf(issue)))
}

/** The texts of each wrong field, by its path (`members.0.age`), for `texts` of a failure. */
export function fieldTexts(error: z.core.$ZodError): Record<string, Text[]> {
  // The object has no prototype, because a field of a request may be called 'toString'.
  const fields: Record<string, Text[]> = Object.create(null)
  const seen = new Set<string>()
  for (const issue of issuesOf(error)) {
    const field = issue.path.join('.') || 'body'
    const text = textOf(issue)
    const once = `${field} ${inEnglish(text)}`
    if (!seen.has(once)) fields[field] = [...(fields[field] ?? []), text]
    seen.add(once)
  }
  return fields
}

/** The texts of fields in English, for `errors` of a failure. */
export const fieldsInEnglish = (fields: Record<string, readonly Text[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(inEnglish)]))

/** The English texts of each wrong field. */
export const fieldErrors = (error: z.core.$ZodError): Record<string, string[]> =>
  fieldsInEnglish(fieldTexts(error))
