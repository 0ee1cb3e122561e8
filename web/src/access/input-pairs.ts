import type { AuditRow } from '@nivas/contract/access/audit.ts'
import type { Amount } from '@nivas/contract/rupees.ts'
import {
  type AuditField,
  type AuditFields,
  auditField,
  before,
  hidden,
  parts,
  partsBefore,
} from '../app/audit-field.ts'
import type { Translate } from '../languages/use-text.ts'

/** A field of a call: its name after that of the field that contains it, its label, and its value as one text. */
export type InputPair = { field: string; label: string; value: string }

/** The functions that format a value in the user's language. */
type Words = {
  t: Translate
  word: (name: string) => string
  day: (day: string) => string
  rupees: (amount: Amount) => string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/**
 * Returns the fields of a call with their labels, and lists in full. A field without a label, from an older version,
 * has its name. The id is left out when it is that of the entry's record, which is shown beside it.
 */
export function pairsOf(
  { call, record_id, said }: Pick<AuditRow, 'call' | 'record_id' | 'said'>,
  fields: AuditFields,
  words: Words,
): InputPair[] {
  const { id, ...others } = said
  const isOwn = id === undefined || id === '' || id === record_id
  return pairsIn(isOwn ? others : said, call.split('.')[1] ?? '', fields, words)
}

function pairsIn(
  input: Record<string, unknown>,
  within: string,
  fields: AuditFields,
  words: Words,
): InputPair[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const field = auditField(fields, within, name)
    if (field === hidden) return []
    if (field === parts) return isObject(value) ? pairsIn(value, name, fields, words) : []
    if (field === partsBefore) return isObject(value) ? pairsIn(value, within, asBefore(fields), words) : []
    const text = (one: unknown) => textOf(one, field, words, (inner) => pairsIn(inner, name, fields, words))
    return [{ field: `${within}.${name}`, label: labelOf(name, field, words), value: textOfAll(value, text) }]
  })
}

/** Returns the fields with labels that mark the values as those before the change. */
const asBefore = (fields: AuditFields): AuditFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      typeof field === 'boolean' || field === partsBefore ? field : before(field),
    ]),
  )

type Shown = Exclude<AuditField, boolean | typeof partsBefore> | undefined

function labelOf(name: string, field: Shown, { t }: Words): string {
  if (field === undefined) return name
  if (typeof field === 'string') return t(field)
  return field.before ? t('{{field}} (before)', { field: t(field.label) }) : t(field.label)
}

const textOfAll = (value: unknown, text: (one: unknown) => string): string =>
  Array.isArray(value) && value.length > 0
    ? value.map(text).join(value.some(isObject) ? '\n' : ', ')
    : text(value)

/** Returns the text of a value that is not a list. `within` returns the fields of an object. */
function textOf(
  value: unknown,
  field: Shown,
  { t, word, day, rupees }: Words,
  within: (value: Record<string, unknown>) => InputPair[],
): string {
  const as = typeof field === 'object' ? field.as : undefined
  if (value === null || value === undefined || value === '' || Array.isArray(value)) return '–'
  if (isObject(value))
    return within(value)
      .map((pair) => `${pair.label}: ${pair.value}`)
      .join(', ')
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (as === 'rupees' && typeof value === 'number') return rupees(value)
  const key = String(value)
  if (as === 'word') return word(key)
  const text = typeof as === 'object' && Object.hasOwn(as, key) ? as[key] : undefined
  if (text) return t(text)
  return isDay(key) ? day(key) : key
}
