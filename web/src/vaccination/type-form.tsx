import { Switch, TextInput } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { TypeForm as Schema, type VaccineType } from '@nivas/contract/vaccination/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

type Props = { type: VaccineType | undefined; onClose: () => void }

/** The form that adds a vaccine type, or changes the given one. */
export function TypeForm({ type, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: type ? calls.editType : calls.addType,
    schema: Schema,
    draft: type
      ? { name: `edit-vaccine-type.${type.id}`, title: 'Edit vaccine type', detail: type.name }
      : { name: 'add-vaccine-type', title: 'Add vaccine type' },
    initial: { name: type?.name ?? '', is_active: type?.is_active ?? true },
    // Only changed fields are sent: a colleague may have switched the type off since the list was read.
    request: (values, changed) => (type ? { ...changed, id: type.id } : values),
    makesStale: [calls.types],
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  return (
    <FormModal
      of={of}
      title={type ? 'Edit vaccine type' : 'Add vaccine type'}
      submitLabel={type ? 'Save' : 'Add vaccine type'}
      size="small"
      onClose={onClose}
    >
      <TextInput label={t('Vaccine Name')} {...of.form.getInputProps('name')} maxLength={60} required />
      {type && (
        <Switch
          label={t('Active')}
          description={t('A vaccine that is switched off stays on existing cards and is no longer offered.')}
          {...of.form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
