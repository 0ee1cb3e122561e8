import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { BuildingForm as Schema } from '@nivas/contract/venue/forms.ts'
import type { Building } from '@nivas/contract/venue/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { HindiInput } from '../ui/transliteration/hindi-input.tsx'
import { staleCatalogue } from './stale.ts'

/** The form that adds a building, or changes the given one. */
export function BuildingForm({ building, onClose }: { building: Building | undefined; onClose: () => void }) {
  const t = useText()
  const of = useCallForm({
    call: building ? calls.editBuilding : calls.addBuilding,
    schema: Schema,
    draft: building
      ? { name: `edit-building.${building.id}`, title: 'Edit building', detail: building.name }
      : { name: 'add-building', title: 'Add Building' },
    initial: {
      name: building?.name ?? '',
      name_hi: building?.name_hi ?? '',
      address: building?.address ?? '',
      manager: building?.manager ?? '',
      phone: building?.phone ?? '',
      is_active: building?.is_active !== 0,
    },
    // Only changed fields are sent: a colleague may have changed others since the list was read.
    request: (values, changed) => (building ? { ...changed, id: building.id } : values),
    makesStale: staleCatalogue,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal
      of={of}
      title={building ? 'Edit building' : 'Add Building'}
      submitLabel={building ? 'Save' : 'Add Building'}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label={t('Name')} {...form.getInputProps('name')} required />
        <HindiInput
          label={t('In Hindi')}
          lang="hi"
          {...form.getInputProps('name_hi')}
          value={form.values.name_hi ?? ''}
        />
      </SimpleGrid>
      <TextInput label={t('Address')} {...form.getInputProps('address')} required />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label={t('Manager')} {...form.getInputProps('manager')} required />
        <TextInput label={t('Phone')} type="tel" {...form.getInputProps('phone')} required />
      </SimpleGrid>
      {building && (
        <Switch
          label={t('Active')}
          description={t('Rooms of a building that is switched off are not offered.')}
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
