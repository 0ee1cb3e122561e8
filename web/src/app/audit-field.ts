import type { PlainKey } from '@nivas/contract/texts.ts'

/** Marks a field that the audit leaves out: a key or a version that the screen fills in. */
export const hidden = false
/** Marks an object whose fields are shown in its place. */
export const parts = true

/**
 * How a value is shown: as an amount, as a name or a code that needs no translation key, or by the text of each code.
 */
type Reads = 'rupees' | 'word' | Readonly<Record<string | number, PlainKey>>

/** Marks an object whose fields are shown in its place as the values before the change. */
export const partsBefore = 'parts before'

type Labelled = {
  label: PlainKey
  as?: Reads
  /** The value is what the form showed before the change. */
  before?: true
}

/**
 * How the audit shows a field of a call, under the label that it has on the forms. Days and booleans are recognised by
 * their values. For any other field its label alone is enough.
 */
export type AuditField = typeof hidden | typeof parts | typeof partsBefore | PlainKey | Labelled

/**
 * The fields of an area by their names, at any depth. `setPrice.amount` takes precedence over `amount`, for the call
 * `setPrice` or within the field of that name.
 */
export type AuditFields = Readonly<Record<string, AuditField>>

export const rupees = (label: PlainKey): Labelled => ({ label, as: 'rupees' })
export const word = (label: PlainKey): Labelled => ({ label, as: 'word' })
export const code = (label: PlainKey, texts: Exclude<Reads, string>): Labelled => ({ label, as: texts })
export const before = (field: PlainKey | Labelled): Labelled => ({
  ...(typeof field === 'string' ? { label: field } : field),
  before: true,
})

/** The specification's values for yes and no, besides booleans. */
export const yesNo = { YES: 'Yes', NO: 'No', 1: 'Yes', 0: 'No' } as const

/** Returns how to show the field with this name in a call or within a field. */
export const auditField = (fields: AuditFields, within: string, name: string): AuditField | undefined =>
  fields[`${within}.${name}`] ?? fields[name]
