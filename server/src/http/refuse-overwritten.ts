import { isDeepStrictEqual } from 'node:util'
import type { Call, Input } from '@nivas/contract/call.ts'
import { isDate } from '@nivas/contract/dates.ts'
import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { say, type Text, type Value } from '@nivas/contract/texts.ts'
import type * as z from 'zod'
import { withData, wrongFields } from './refusal.ts'

type Edit = Call & { body: z.ZodObject }

/** The fields of a call with which one user may overwrite another user's change. */
type Field<C extends Edit> = Exclude<
  keyof z.input<C['body']> & string,
  'id' | 'known' | (C extends { params: infer P extends z.ZodObject } ? keyof z.input<P> : never)
>

/**
 * The present value of each field, in the form that the call takes; undefined for a field that the record does not
 * have.
 */
type Present<C extends Edit> = Readonly<Record<Field<C>, unknown>>

type Words<C extends Edit> = Partial<Record<Field<C>, Value | null>>

/** The fields of a record that another user has changed: the text to show beside each, and its present value. */
export type Overwritten = {
  fields: Readonly<Record<string, Text[]>>
  known: Readonly<Record<string, unknown>>
}

/** Returns the form in which a value is compared: an empty field is null, true and false are 1 and 0. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (typeof value === 'boolean') return Number(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))

/**
 * The text about the present value. It shows a text or a day as it is, but a number only by `words`, since it may be an
 * id.
 */
export function changedTo(value: unknown, words: Value | null | undefined): Text {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return say('Someone cleared this meanwhile. Save again to replace it.')
  const shown =
    words === undefined && typeof value === 'string' ? (isDate(value) ? { day: value } : value) : words
  return shown === undefined || shown === null || shown === ''
    ? say('Someone changed this meanwhile. Save again to replace it.')
    : say('Someone changed this to {{value}} meanwhile. Save again to replace it.', { value: shown })
}

/**
 * Refuses changes that would overwrite what another user has changed since the form was opened, each beside its field:
 * those whose present value is neither what the form showed (`known`) nor what it sends.
 *
 * @param read locks the record and returns its present values
 * @param words how to show present values that are not texts
 * @param parts the findings for fields whose parts are compared separately
 */
export async function refuseOverwritten<C extends Edit, P extends Present<C>>(
  call: C,
  input: Input<C>,
  read: () => Promise<P>,
  words?: (present: P) => Words<C>,
  parts: Overwritten = { fields: {}, known: {} },
): Promise<void> {
  const { known, ...sent } = input as { known?: Record<string, unknown> } & Record<string, unknown>
  if (!known || Object.keys(known).length === 0) return
  const present = await read()
  const asTaken = (field: string, value: unknown): unknown => {
    const taken = call.body.shape[field]?.safeParse(value)
    return taken?.success ? taken.data : value
  }
  const isTheirs = (field: string): boolean => {
    const now = (present as Record<string, unknown>)[field]
    if (!Object.hasOwn(sent, field) || sent[field] === undefined || now === undefined) return false
    const same = (one: unknown) => isSame(one, now) || isSame(one, asTaken(field, now))
    return !same(sent[field]) && !same(known[field]) && !same(asTaken(field, known[field]))
  }
  const theirs = Object.keys(known).filter((field): field is Field<C> => isTheirs(field))
  const shown = words?.(present)
  const texts = theirs.map((field): [string, Text[]] => [field, [changedTo(present[field], shown?.[field])]])
  const values = Object.fromEntries(theirs.map((field) => [field, present[field]]))
  refuseParts({
    fields: { ...Object.fromEntries(texts), ...parts.fields },
    known: { ...values, ...parts.known },
  })
}

/** Refuses with the fields that another user has changed, if there are any. */
export function refuseParts({ fields, known }: Overwritten): void {
  const [first] = Object.values(fields).flat()
  if (!first) return
  const now: ChangedMeanwhile = { known }
  throw withData(wrongFields(first, fields), now)
}
