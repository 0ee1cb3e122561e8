import { SimpleGrid, TextInput } from '@mantine/core'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { NewPatient, type Patient } from '@nivas/contract/dispensary/schemas.ts'
import { dialled } from '@nivas/contract/people.ts'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'

type Props = { patient?: Patient; onClose: () => void; onSaved: (patient: Patient) => void }

/** The form that adds a patient, or corrects the data of the given one. */
export function PatientForm({ patient, onClose, onSaved }: Props) {
  const t = useText()
  const title = patient ? 'Edit Patient' : 'Add New Patient'
  const of = useCallForm({
    call: patient ? calls.editPatient : calls.addPatient,
    schema: NewPatient,
    initial: {
      name: patient?.name ?? '',
      fatherName: patient?.fatherName ?? '',
      address: patient?.address ?? '',
      phone: dialled(patient?.phone ?? ''),
      age: patient?.age ?? '',
    },
    draft: patient
      ? { name: `edit-patient.${patient.id}`, title, detail: patient.name }
      : { name: 'new-patient', title },
    // Only changed fields are sent: the record was read when the patient came to the counter, and may have changed
    // since.
    request: (values, changed) => (patient ? { ...changed, id: patient.id } : values),
    makesStale: [calls.search, calls.patient, calls.register],
    submitWhen: 'valid',
    onSuccess: ({ data }) => onSaved(data),
  })
  useStrayScan(undefined, of.element, { short: 'words' })
  const { getInputProps, values } = of.form
  return (
    <FormModal of={of} title={title} submitLabel={patient ? 'Save' : 'Add Patient'} onClose={onClose}>
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
