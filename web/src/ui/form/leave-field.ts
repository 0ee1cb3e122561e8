import type { UseFormReturnType } from '@mantine/form'
import { text as messages } from '@nivas/contract/messages.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { afterPress } from '../after-press.ts'
import { type FieldTexts, pathsToShow } from './check.ts'

type Options<V> = {
  form: UseFormReturnType<V>
  /** Returns the errors of these values. */
  wrongIn: (values: V) => FieldTexts
  /** Returns the words of a text that stands beside a field. */
  wordsOf: (text: Text) => string
}

/**
 * Makes the handler that shows errors when the user leaves a field, for a form whose submit button is disabled until
 * everything is valid. An invalid field shows its error when it is left, an empty one only if it had input before, and
 * a field that another one made invalid when that other field is left.
 */
export const createLeaveField =
  <V>({ form, wrongIn, wordsOf }: Options<V>) =>
  ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof HTMLElement)) return
    // The text of the error would move the button below that the user is pressing.
    afterPress(() => {
      // The press has closed or restarted the form, or removed the field.
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
