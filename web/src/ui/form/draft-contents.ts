import type { UseFormReturnType } from '@mantine/form'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { keepable } from './keepable.ts'

/** The options for storing the draft of a form. */
export type DraftOptions<V> = {
  /** The name of the form, with the id of its record if it changes one: 'booking', `edit-details.${id}`. */
  name: string
  /** The title of the form. */
  title: PlainKey
  /** The subject of the record: a name, a number. */
  detail?: string
  /** The parameter of the address that names the record, if it changes while the screen stays. */
  parameter?: string
  /** Data of the screen, besides the fields, that is needed to continue. */
  more?: unknown
  /** Offers the draft instead of filling it in, because the next visitor may be a different person. */
  offered?: true
  /** Secret fields of the call in which only identity numbers are secret. */
  onlyNumbersSecret?: readonly string[]
  /** The labels of fields that are not stored, so that a restored form can name those that were filled in. */
  labels?: Readonly<Record<string, PlainKey>>
  /** Fields that alone do not count as input, such as a switch that shows other fields. */
  besides?: readonly string[]
  /**
   * Fields without an input that hold what the form showed of its record. They are stored with any input, so that what
   * is typed for yesterday's record is not taken for input about today's.
   */
  seen?: readonly string[]
  /** Returns the values without those of a scan, which are not lost, since the card can be scanned again. */
  typedIn?: (values: V) => V
  /**
   * Returns the values that a draft fills in, for a form with a list that may have changed since. The default is all
   * its values.
   */
  fillsIn?: (draft: Partial<V>, present: V) => Partial<V>
}

type Fields = Record<string, unknown>

/** Selects what the draft of a form stores: only input of the user, and nothing that a browser must not store. */
export function draftContents<V extends Fields>(
  form: Pick<UseFormReturnType<V>, 'getInitialValues'>,
  options: DraftOptions<V> | undefined,
  callSecrets: readonly string[],
) {
  const { besides = [], seen = [], onlyNumbersSecret = [], typedIn } = options ?? {}
  const secret = callSecrets.filter((field) => !onlyNumbersSecret.includes(field))
  return {
    /** Returns the input among the values, and the names of the fields of which a part is not stored. */
    inputOf: (values: V): { values: Fields; missing: string[] } => {
      const input = keepable(typedIn?.(values) ?? values, form.getInitialValues(), secret)
      const isInput = Object.keys(input.values).some((field) => ![...besides, ...seen].includes(field))
      const asSeen = Object.fromEntries(seen.map((field) => [field, values[field]]))
      return { ...input, values: isInput ? { ...input.values, ...asSeen } : {} }
    },
    /** Returns what the form showed at first in the fields of the input. */
    shownIn: (input: object): Fields => {
      const { values: first, missing } = keepable(form.getInitialValues(), {}, secret)
      return Object.fromEntries(
        Object.entries(first).filter(([field]) => field in input && !missing.includes(field)),
      )
    },
  }
}
