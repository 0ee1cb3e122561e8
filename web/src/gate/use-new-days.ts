import type { UseFormReturnType } from '@mantine/form'
import { useEffect } from 'react'

/**
 * Updates the days of a form that is open over midnight: a field that still has its initial day gets the day that a new
 * form would have. The update does not count as input, so that leaving an untouched form asks nothing.
 *
 * @param days the initial days by field
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
      // TypeScript cannot derive the type of the value from a field name that is only known at run time.
      if (form.getValues()[field] === earlier[field]) form.setFieldValue(field, day as never)
    }
  })
}
