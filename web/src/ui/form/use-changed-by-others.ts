import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { changedMeanwhile } from './known.ts'

/** Remembers the fields that another user has changed while the form was open, as refusals of the server show them. */
export function useChangedByOthers<V>(form: UseFormReturnType<V>) {
  const present = useRef<Readonly<Record<string, unknown>>>({})
  return {
    /** The present values of these fields. */
    values: () => present.current,
    isAny: () => Object.keys(present.current).length > 0,
    /**
     * Returns whether a field counts as changed. A field that another user has changed counts as changed even when this
     * user has typed back its initial value.
     */
    isChanged: (field: string) => form.isDirty(field) || field in present.current,
    add: (failure: unknown): void => {
      present.current = { ...present.current, ...changedMeanwhile(failure) }
    },
    forget: (): void => {
      present.current = {}
    },
  }
}
