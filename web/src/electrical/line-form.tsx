import { Switch, TextInput } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { NewLine } from '@nivas/contract/electrical/forms.ts'
import type { ElectricLine } from '@nivas/contract/electrical/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { staleSetUp } from './stale.ts'

type Props = { line: ElectricLine | undefined; onClose: () => void }

/** Adds a line, or changes the given one. */
export function LineForm({ line, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: line ? calls.updateLine : calls.addLine,
    schema: NewLine.omit({ id: true }),
    without: ['id'],
    initial: {
      lineName: line?.lineName ?? '',
      description: line?.description ?? '',
      isEnabled: line?.isEnabled !== 0,
    },
    request: (values) => ({ ...values, id: line ? line.id : 'AddNew' }),
    makesStale: staleSetUp,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal
      of={of}
      title={line ? 'Edit electric line' : 'Add electric line'}
      submitLabel={line ? 'Save' : 'Add electric line'}
      size="small"
      onClose={onClose}
    >
      <TextInput label={t('Line name')} {...form.getInputProps('lineName')} required />
      <TextInput
        label={t('Description')}
        {...form.getInputProps('description')}
        value={form.values.description ?? ''}
      />
      <Switch
        label={t('Enabled')}
        description={t('The houses of a line that is switched off are not read.')}
        {...form.getInputProps('isEnabled', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
