import { Switch, TextInput } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { NewLine } from '@nivas/contract/electrical/forms.ts'
import type { ElectricLine } from '@nivas/contract/electrical/schemas.ts'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { staleSetUp } from './stale.ts'

type Props = {
  /** The id of the line to change; undefined adds a new one. */
  id: number | undefined
  onClose: () => void
}

/** The form that adds a line, or reads the one with this id again and changes it. */
export function LineForm({ id, onClose }: Props) {
  const answer = useAnswerOnOpening(calls.lines, {}, { enabled: id !== undefined })
  const line = answer.data?.data.find((one) => one.id === id)
  if (id === undefined || line) return <Form line={line} onClose={onClose} />
  return (
    <Dialog title="Edit electric line" size="small" onClose={onClose}>
      <FormLoading answer={answer} />
    </Dialog>
  )
}

function Form({ line, onClose }: { line: ElectricLine | undefined; onClose: () => void }) {
  const t = useText()
  const of = useCallForm({
    call: line ? calls.updateLine : calls.addLine,
    schema: NewLine.omit({ id: true }),
    draft: line
      ? { name: `edit-line.${line.id}`, title: 'Edit electric line', detail: line.lineName }
      : { name: 'add-line', title: 'Add electric line' },
    without: ['id'],
    initial: {
      lineName: line?.lineName ?? '',
      description: line?.description ?? '',
      isEnabled: line?.isEnabled !== 0,
    },
    // Only changed fields are sent: a colleague may change others while the dialog is open.
    request: (values, changed) => (line ? { ...changed, id: line.id } : { ...values, id: 'AddNew' }),
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
        description={t(
          'Houses of a line that is switched off are neither read nor billed. Please read them first.',
        )}
        {...form.getInputProps('isEnabled', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
