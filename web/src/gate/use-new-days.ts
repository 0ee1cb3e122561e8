import type { UseFormReturnType } from '@mantine/form'
import { useEffect } from 'react'

/**
 * A form that is open over midnight: a field that still has the day with which the form began gets the one with which
 * it would begin now. The new day is no input: an untouched form is left without a question.
 *
 * @param days the initial days, by their fields
 */
export function useNewDays<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  days: Readonly<Partial<Record<keyof V & string, string>>>,
) {
  useEffect(() => {
    const earlier: Readonly<Record<string, unknown>> = form.getInitialValues()
    for (const [field, day] of Object.entries(days)) {
      if (day === earlier[field]) continue
      form.setInitialValues({ ...form.getInitialValues(), [field]: day })
      // The field is a text here, from which no type of its value follows.
      if (form.getValues()[field] === earlier[field]) form.setFieldValue(field, day as never)
    }
  })
}
