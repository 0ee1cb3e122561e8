import { SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_ROOMS } from '@nivas/contract/reservations/stay.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import type { BookingDraft } from './booking-draft.ts'

type Props = { form: UseFormReturnType<BookingDraft>; free: readonly Room[] }

/** The fields for the building in which the server chooses rooms, and for the number of rooms. */
export function WhereToChoose({ form, free }: Props) {
  const t = useText()
  const word = useWord()
  const buildings = [...Map.groupBy(free, ({ floor }) => floor.building.id).values()].flatMap((rooms) => {
    const building = rooms[0]?.floor.building
    return building
      ? [
          {
            id: building.id,
            name: t('{{name}} ({{count}} free)', { name: word(building.name), count: rooms.length }),
          },
        ]
      : []
  })
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NamedSelect
          label={t('Building')}
          options={buildings}
          {...form.getInputProps('building_id')}
          required
        />
        <NumberField
          label={t('Number of rooms')}
          min={1}
          max={MAX_ROOMS}
          {...whole}
          {...form.getInputProps('number_of_rooms')}
          required
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('The best-fitting rooms are chosen when you submit.')}
      </Text>
    </>
  )
}
