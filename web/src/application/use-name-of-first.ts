import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import type { ApplicationDraft } from './draft.ts'

/** The first member is the applicant: their name is typed once, unless that of the member is another. */
export function useNameOfFirst(form: UseFormReturnType<ApplicationDraft>): void {
  const name = form.values.applicant_name ?? ''
  const before = useRef(name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the applicant's name alone
  useEffect(() => {
    const first = form.values.members?.[0]
    if (first && first.name === before.current) form.setFieldValue('members.0.name', name)
    before.current = name
  }, [name])
}
