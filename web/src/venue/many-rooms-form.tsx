import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { ManyRooms } from '@nivas/contract/venue/forms.ts'
import { roomNumbers } from '@nivas/contract/venue/room-numbers.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { featuresOf, noFeatures, RoomFields } from './room-fields.tsx'
import { staleCatalogue } from './stale.ts'

type Props = { floor: { building_id: number; floor_id: number }; onClose: () => void }

/** The form that adds a series of similar rooms, with a preview of their numbers. */
export function ManyRoomsForm({ floor, onClose }: Props) {
  const t = useText()
  const rooms = useAnswer(calls.buildingRooms, { building_id: floor.building_id })
  const of = useCallForm({
    call: calls.addManyRooms,
    schema: ManyRooms,
    draft: { name: `add-many-rooms.${floor.floor_id}`, title: 'Add many rooms' },
    initial: { from: '', to: '', ...noFeatures, like_room_id: null },
    request: (values) => ({ ...values, ...floor }),
    makesStale: staleCatalogue,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  const { from, to } = form.values

  const makeLike = (id: number | '') => {
    const room = rooms.data?.data.find((one) => one.id === id)
    form.setValues({ like_room_id: id === '' ? null : id, ...(room && featuresOf(room)) })
  }

  return (
    <FormModal of={of} title="Add many rooms" submitLabel="Add rooms" onClose={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput
          label={t('First room number')}
          placeholder="101"
          {...form.getInputProps('from')}
          required
        />
        <TextInput label={t('Last room number')} placeholder="124" {...form.getInputProps('to')} required />
        <NamedSelect
          label={t('Same as room')}
          from={rooms}
          options={rooms.data?.data.map(({ id, room_number }) => ({ id, name: room_number }))}
          {...form.getInputProps('like_room_id')}
          onChange={makeLike}
          searchable
          clearable
        />
      </SimpleGrid>
      <Preview numbers={roomNumbers(from ?? '', to ?? '').numbers} />
      <RoomFields form={form} hasToilet={Boolean(form.values.has_toilet)} />
    </FormModal>
  )
}

/** The numbers of the rooms that will be added. */
function Preview({ numbers = [] }: { numbers: readonly string[] | undefined }) {
  const t = useText()
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)]
  return (
    <Text size="sm" role="status">
      {numbers.length > 0
        ? t('Adds {{count}} rooms: {{first}} … {{last}}', { count: numbers.length, first, last })
        : t('Enter the first and the last number, such as 101 and 124, or A-01 and A-24.')}
    </Text>
  )
}
