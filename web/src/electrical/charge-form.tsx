import { Switch, TextInput } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { NewCharge } from '@nivas/contract/electrical/forms.ts'
import type { ChargeType } from '@nivas/contract/electrical/schemas.ts'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { rateInput } from './rate-input.ts'
import { staleSetUp } from './stale.ts'

type Props = {
  /** Without it a new one is added. */
  id: number | undefined
  /** Whether there is a rate per unit; the first Bhaint type of a venue must be that rate. */
  hasRate: boolean
  onClose: () => void
}

/** The form that adds a Bhaint type, or reads the one with this id again and changes it. */
export function ChargeForm({ id, hasRate, onClose }: Props) {
  const answer = useAnswerOnOpening(calls.chargeTypes, {}, { enabled: id !== undefined })
  const charge = answer.data?.data.find((one) => one.id === id)
  if (id === undefined || charge) return <Form charge={charge} hasRate={hasRate} onClose={onClose} />
  return (
    <Dialog title="Edit Bhaint type" size="small" onClose={onClose}>
      <FormLoading answer={answer} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'id'> & { charge: ChargeType | undefined }

function Form({ charge, hasRate, onClose }: FormProps) {
  const t = useText()
  const of = useCallForm({
    call: charge ? calls.updateCharge : calls.addCharge,
    schema: NewCharge.omit({ id: true }),
    draft: charge
      ? { name: `edit-bhaint-type.${charge.id}`, title: 'Edit Bhaint type', detail: charge.name }
      : { name: 'add-bhaint-type', title: 'Add Bhaint type' },
    without: ['id'],
    initial: {
      chargeName: charge?.name ?? '',
      cost: charge?.amount ?? '',
      isFixed: charge ? charge.fixedcharges > 0 : hasRate,
      active: charge?.active !== 0,
    },
    // Only changed fields are sent: a colleague may change others while the dialog is open.
    request: (values, changed) => (charge ? { ...changed, id: charge.id } : { ...values, id: 'AddNew' }),
    makesStale: staleSetUp,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal
      of={of}
      title={charge ? 'Edit Bhaint type' : 'Add Bhaint type'}
      submitLabel={charge ? 'Save' : 'Add Bhaint type'}
      size="small"
      onClose={onClose}
    >
      <TextInput label={t('Name')} {...form.getInputProps('chargeName')} required />
      <NumberField
        label={t('Amount')}
        description={form.values.isFixed ? t('Rupees per month') : t('Rupees per unit')}
        {...form.getInputProps('cost')}
        {...rateInput}
        required
      />
      <Switch
        label={t('Fixed charge')}
        description={t('A fixed amount per month. If switched off, it is charged per unit.')}
        {...form.getInputProps('isFixed', { type: 'checkbox' })}
      />
      <Switch
        label={t('Active')}
        description={t(
          'New houses start with this amount. Houses that already have the type keep their own amount.',
        )}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
