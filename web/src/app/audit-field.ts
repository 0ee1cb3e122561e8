import type { PlainKey } from '@nivas/contract/texts.ts'

/** A field that the audit leaves out: a key or a version that the screen fills in. */
export const hidden = false
/** An object whose fields stand in its place. */
export const parts = true

/** How a value reads: as an amount, as a name or code that is a text itself, or by the text of each code. */
type Reads = 'rupees' | 'word' | Readonly<Record<string | number, PlainKey>>

/** An object whose fields stand in its place as what the form showed before the change. */
export const partsBefore = 'parts before'

type Labelled = {
  label: PlainKey
  as?: Reads
  /** What the form showed before the change. */
  before?: true
}

/**
 * How the audit shows a field of a call: under its label on the forms. Days, yes and no are seen from the value; a text
 * alone is the label of any other.
 */
export type AuditField = typeof hidden | typeof parts | typeof partsBefore | PlainKey | Labelled

/**
 * The fields of an area by their names, at any depth. `setPrice.amount` prevails over `amount`: for the call `setPrice`,
 * or within the field of that name.
 */
export type AuditFields = Readonly<Record<string, AuditField>>

export const rupees = (label: PlainKey): Labelled => ({ label, as: 'rupees' })
export const word = (label: PlainKey): Labelled => ({ label, as: 'word' })
export const code = (label: PlainKey, texts: Exclude<Reads, string>): Labelled => ({ label, as: texts })
export const before = (field: PlainKey | Labelled): Labelled => ({
  ...(typeof field === 'string' ? { label: field } : field),
  before: true,
})

/** The specification's yes and no, other than booleans. */
export const yesNo = { YES: 'Yes', NO: 'No', 1: 'Yes', 0: 'No' } as const

/** The field of this name in a call, or within a field. */
export const auditField = (fields: AuditFields, within: string, name: string): AuditField | undefined =>
  fields[`${within}.${name}`] ?? fields[name]
