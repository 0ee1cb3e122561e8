import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { FloorForm as Schema } from '@nivas/contract/venue/forms.ts'
import { type Floor, positions } from '@nivas/contract/venue/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { staleCatalogue } from './stale.ts'

type Props = {
  building_id: number
  floor: Floor | undefined
  /** The existing floors from the ground up. A new floor is most likely the next one above, at the same stair. */
  others: readonly Floor[]
  onClose: () => void
}

/** The form that adds a floor to a building, or changes the given one. */
export function FloorForm({ building_id, floor, others, onClose }: Props) {
  const t = useText()
  const top = others.at(-1)
  const of = useCallForm({
    call: floor ? calls.editFloor : calls.addFloor,
    schema: Schema,
    draft: floor
      ? { name: `edit-floor.${floor.id}`, title: 'Edit floor' }
      : { name: `add-floor.${building_id}`, title: 'Add Floor' },
    initial: {
      floor_number: floor?.floor_number ?? (top ? top.floor_number + 1 : ''),
      position: floor?.position ?? top?.position ?? '',
    },
    // Only changed fields are sent: a colleague may have changed others since the list was read.
    request: (values, changed) =>
      floor ? { ...changed, building_id, floor_id: floor.id } : { ...values, building_id },
    makesStale: staleCatalogue,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal
      of={of}
      title={floor ? 'Edit floor' : 'Add Floor'}
      submitLabel={floor ? 'Save' : 'Add Floor'}
      size="small"
      onClose={onClose}
    >
      <NumberField
        label={t('Floor number')}
        description={t('0 is the ground floor.')}
        {...form.getInputProps('floor_number')}
        min={-10}
        max={200}
        // As in `whole`, but with a keyboard that has a minus sign, because a floor may be below the ground.
        clampBehavior="none"
        required
      />
      <Select
        label={t('Stair position')}
        data={positions.map((value) => ({ value, label: t(value) }))}
        {...form.getInputProps('position')}
        value={form.values.position || null}
        required
      />
    </FormModal>
  )
}
