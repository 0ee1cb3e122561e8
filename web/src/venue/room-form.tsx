import { Switch, TextInput } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { RoomForm as Schema } from '@nivas/contract/venue/forms.ts'
import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { featuresOf, noFeatures, RoomFields } from './room-fields.tsx'
import { staleCatalogue } from './stale.ts'

type Props = {
  floor: { building_id: number; floor_id: number }
  room: CatalogueRoom | undefined
  onClose: () => void
}

/** The form that adds a room to a floor, or changes the given one. */
export function RoomForm({ floor, room, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: room ? calls.editRoom : calls.addRoom,
    schema: Schema,
    draft: room
      ? { name: `edit-room.${room.id}`, title: 'Edit room', detail: room.room_number }
      : { name: `add-room.${floor.floor_id}`, title: 'Add Room' },
    initial: {
      room_number: room?.room_number ?? '',
      ...(room ? featuresOf(room) : noFeatures),
      is_active: room?.is_active !== 0,
    },
    request: (values, changed) => {
      if (!room) return { ...values, ...floor }
      const { has_toilet, toilet_type } = values
      const toilet = ('has_toilet' in changed || 'toilet_type' in changed) && { has_toilet, toilet_type }
      return { ...changed, ...toilet, ...floor, room_id: room.id }
    },
    makesStale: staleCatalogue,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal
      of={of}
      title={room ? 'Edit room' : 'Add Room'}
      submitLabel={room ? 'Save' : 'Add Room'}
      onClose={onClose}
    >
      <TextInput label={t('Room number')} {...form.getInputProps('room_number')} required />
      <RoomFields form={form} hasToilet={Boolean(form.values.has_toilet)} />
      {room && (
        <Switch
          label={t('Active')}
          description={t(
            'A room that is switched off is not offered. Reservations that already hold it keep it.',
          )}
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
