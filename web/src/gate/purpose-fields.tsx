import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { fieldsOf, type OtherEntry, purposeFields } from '@nivas/contract/gate/entry.ts'
import { INDIA } from '@nivas/contract/people.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Autocomplete } from '../ui/fields/autocomplete.tsx'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { Select } from '../ui/fields/select.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import { useCountries } from '../ui/visits/use-countries.ts'
import { indianStates } from './indian-states.ts'

type Props = { form: UseFormReturnType<DraftOf<typeof OtherEntry>> }

/** The labels of the fields that purposes need. */
const labels = {
  visitingname: 'Satsangi Visiting',
  houseno: 'Quarter No',
  satsangofficial: 'Satsang official',
  otherpurpose: 'Please specify',
} as const

/** Reads these lists again after an hour (in ms), since they change about once a year. */
const seldom = { staleTime: 3_600_000 }

/** The purpose of a visit, the fields that it needs, and the visitor's origin. */
export function PurposeFields({ form }: Props) {
  const t = useText()
  const purposes = useAnswer(calls.purposes, {}, seldom)
  const countries = useCountries()
  const { purpose_id, country } = form.values.visit_purpose
  const asked = fieldsOf(purpose_id)
  const choose = (id: number | '') => {
    form.setFieldValue('visit_purpose.purpose_id', id)
    for (const field of purposeFields) {
      if (fieldsOf(id).includes(field)) continue
      form.setFieldValue(`visit_purpose.${field}`, '')
      form.clearFieldError(`visit_purpose.${field}`)
    }
  }
  return (
    <>
      <NamedSelect
        size="md"
        label={t('Purpose of visit')}
        options={purposes.data?.data}
        from={purposes}
        {...form.getInputProps('visit_purpose.purpose_id')}
        onChange={choose}
        required
      />
      {asked.map((field) => (
        <TextInput
          key={field}
          size="md"
          label={t(labels[field])}
          {...form.getInputProps(`visit_purpose.${field}`)}
          autoComplete="off"
          required
        />
      ))}
      <TextInput
        size="md"
        label={t('Vehicle number')}
        {...form.getInputProps('visit_purpose.vehicleno')}
        maxLength={30}
        autoComplete="off"
      />
      <Select
        size="md"
        label={t('Country')}
        data={countries}
        searchable
        {...form.getInputProps('visit_purpose.country')}
      />
      <Autocomplete
        size="md"
        label={t('Home state')}
        data={country === INDIA ? indianStates : []}
        {...form.getInputProps('visit_purpose.state')}
        maxLength={100}
        autoComplete="off"
      />
    </>
  )
}
