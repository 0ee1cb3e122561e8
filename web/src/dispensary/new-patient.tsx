import { SimpleGrid, TextInput } from '@mantine/core'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import type { Patient } from '@nivas/contract/dispensary/schemas.ts'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'

type Props = { onClose: () => void; onAdded: (patient: Patient) => void }

export function NewPatientForm({ onClose, onAdded }: Props) {
  const t = useText()
  const of = useCallForm({
    call: calls.addPatient,
    initial: { name: '', fatherName: '', address: '', phone: '', age: '' },
    draft: { name: 'new-patient', title: 'Add New Patient' },
    submitWhen: 'valid',
    onSuccess: ({ data }) => onAdded(data),
  })
  const { getInputProps, values } = of.form
  return (
    <FormModal of={of} title="Add New Patient" submitLabel="Add Patient" onClose={onClose}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NameInput label={t('Name')} {...getInputProps('name')} maxLength={200} autoComplete="off" required />
        <NameInput
          label={t('Father Name')}
          {...getInputProps('fatherName')}
          maxLength={200}
          autoComplete="off"
          required
        />
        <TextInput
          label={t('Address')}
          {...getInputProps('address')}
          maxLength={500}
          autoComplete="off"
          required
        />
        <TextInput
          label={t('Phone Number')}
          {...getInputProps('phone')}
          maxLength={LONGEST_TYPED}
          inputMode="tel"
          autoComplete="off"
          required
        />
        <NumberField
          label={t('Age, if known')}
          min={0}
          max={120}
          {...whole}
          hideControls
          {...getInputProps('age')}
          value={values.age ?? ''}
        />
      </SimpleGrid>
    </FormModal>
  )
}
