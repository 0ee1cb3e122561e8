import { Switch, TextInput } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { NewDevice } from '@nivas/contract/pos/forms.ts'
import type { Device } from '@nivas/contract/pos/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

type Props = { device: Device | undefined; onClose: () => void }

/** The form that adds a device, or changes the given one. */
export function DeviceForm({ device, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: device ? calls.updateDevice : calls.addDevice,
    schema: NewDevice,
    draft: device
      ? { name: `edit-device.${device.id}`, title: 'Edit Device', detail: device.mac }
      : { name: 'add-device', title: 'Add Device' },
    without: ['id'],
    initial: {
      mac: device?.mac ?? '',
      description: device?.description ?? '',
      enabled: device?.enabled !== 0,
    },
    // Only changed fields are sent: a colleague may have disabled the device since the list was read.
    request: (values, changed) => (device ? { ...changed, id: device.id } : values),
    makesStale: [calls.devices],
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  const title = device ? 'Edit Device' : 'Add Device'
  return (
    <FormModal of={of} title={title} submitLabel={device ? 'Save' : title} size="small" onClose={onClose}>
      <TextInput
        label={t('Device Mac Address')}
        description="AA:BB:CC:DD:EE:FF"
        {...form.getInputProps('mac')}
        required
        maxLength={45}
      />
      <TextInput
        label={t('Description')}
        {...form.getInputProps('description')}
        value={form.values.description ?? ''}
        maxLength={200}
      />
      <Switch
        label={t('Enabled?')}
        description={t('A disabled device cannot open a session at a till.')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
