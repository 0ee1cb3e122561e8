import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { type Person, type PersonRecord, personUpTo } from '@nivas/contract/vaccination/schemas.ts'
import { useMemo } from 'react'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { nobody, type PersonValues } from './person-values.ts'
import { staleRecords } from './stale.ts'

/** Records a new person; Save can be pressed as soon as everything is valid. */
export function useNewPerson(today: string, onSaved: (record: PersonRecord) => void) {
  const schema = useMemo(() => personUpTo(today), [today])
  return useCallForm({
    call: calls.create,
    schema,
    initial: nobody,
    submitWhen: 'valid',
    makesStale: staleRecords,
    draft: { name: 'vaccination-entry', title: 'Add Vaccination Entry' },
    onSuccess: ({ data }) => onSaved(data),
  })
}

/** Changes the record of a person. */
export function useChangedPerson(
  today: string,
  { id }: Person,
  initial: PersonValues,
  onSaved: (record: PersonRecord) => void,
) {
  const schema = useMemo(() => personUpTo(today), [today])
  return useCallForm({
    call: calls.edit,
    schema,
    initial,
    request: (values) => ({ ...values, id }),
    submitWhen: 'valid',
    makesStale: staleRecords,
    onSuccess: ({ data }) => onSaved(data),
  })
}
