import { TextInput } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { addedKinds } from '@nivas/contract/venue/names-in-hindi.ts'
import { useText } from '../languages/use-text.ts'
import { Select } from '../ui/fields/select.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { HindiInput } from '../ui/transliteration/hindi-input.tsx'
import { kindNames } from './kind-names.ts'
import { staleNames } from './stale.ts'

/** The form that adds a gate or a kind of event. */
export function AddName({ onClose }: { onClose: () => void }) {
  const t = useText()
  const of = useCallForm({
    call: calls.addName,
    draft: { name: 'add-name', title: 'Add gate or event' },
    initial: { kind: 'gate', name: '', name_hi: '' },
    makesStale: staleNames,
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal
      of={of}
      title="Add gate or event"
      submitLabel="Add gate or event"
      size="small"
      onClose={onClose}
    >
      <Select
        label={t('Kind')}
        data={addedKinds.map((kind) => ({ value: kind, label: t(kindNames[kind]) }))}
        {...form.getInputProps('kind')}
        required
      />
      <TextInput label={t('Name')} {...form.getInputProps('name')} maxLength={100} required data-autofocus />
      <HindiInput
        label={t('In Hindi')}
        lang="hi"
        description={t('Type in English letters and choose the Hindi word, or type in Hindi.')}
        {...form.getInputProps('name_hi')}
        value={form.values.name_hi ?? ''}
      />
    </FormModal>
  )
}
