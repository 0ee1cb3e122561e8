import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import type { ApplicationDraft } from './draft.ts'

/** Copies the applicant's name to the first member, who is the applicant, unless the member has a different name. */
export function useNameOfFirst(form: UseFormReturnType<ApplicationDraft>): void {
  const name = form.values.applicant_name ?? ''
  const before = useRef(name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows only the applicant's name
  useEffect(() => {
    const first = form.values.members?.[0]
    if (first && first.name === before.current) form.setFieldValue('members.0.name', name)
    before.current = name
  }, [name])
}
