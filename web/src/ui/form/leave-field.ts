import type { UseFormReturnType } from '@mantine/form'
import { text as messages } from '@nivas/contract/messages.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { afterPress } from '../after-press.ts'
import { type FieldTexts, pathsToShow } from './check.ts'

type Options<V> = {
  form: UseFormReturnType<V>
  /** The errors of these values. */
  wrongIn: (values: V) => FieldTexts
  /** The words of a text beside a field. */
  wordsOf: (text: Text) => string
}

/**
 * Shows errors when a field is left, for a form whose Submit is disabled until everything is valid: a wrong field shows
 * its error when it is left, an empty one when something was in it, and one that another field made wrong when that is
 * left.
 */
export const createLeaveField =
  <V>({ form, wrongIn, wordsOf }: Options<V>) =>
  ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof HTMLElement)) return
    // Its text would move the button that is pressed below the field.
    afterPress(() => {
      // The press closed or restarted the form, or removed the field.
      if (!target.isConnected) return
      const left = target.closest<HTMLElement>('[data-path]')?.dataset.path
      const isFilled =
        ('value' in target && target.value !== '') || (left !== undefined && form.isTouched(left))
      const values = form.getValues()
      const wrong = wrongIn(values)
      form.setErrors((shown) => {
        const paths = pathsToShow(wrong, {
          shown,
          left: isFilled ? left : undefined,
          atFirst: wrongIn(form.getInitialValues()),
          values,
        })
        return Object.fromEntries(paths.map((path) => [path, wordsOf(wrong[path] ?? say(messages.invalid))]))
      })
    })
  }
