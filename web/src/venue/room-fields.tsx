import { Group, SimpleGrid, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type Room, toiletTypes } from '@nivas/contract/venue/schemas.ts'
import { signOf } from '../format/rupees.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { whole } from '../ui/fields/whole.ts'

/** The form values of a room's features. */
type Features = {
  price: number | '' | null
  number_of_beds: number | '' | null
  max_occupiers: number | '' | null
  has_toilet: 0 | 1 | '' | boolean | null
  toilet_type?: 'DESI' | 'WESTERN' | '' | null | undefined
  has_ac: 0 | 1 | '' | boolean | null
}

export const noFeatures = {
  price: '',
  number_of_beds: '',
  max_occupiers: '',
  has_toilet: false,
  toilet_type: null,
  has_ac: false,
} as const

/** Returns the form values of a room's features. */
export const featuresOf = (room: Room) => ({
  price: room.price,
  number_of_beds: room.number_of_beds,
  max_occupiers: room.max_occupiers,
  has_toilet: room.has_toilet > 0,
  toilet_type: room.toilet_type,
  has_ac: room.has_ac > 0,
})

const count = { ...whole, hideControls: true } as const

type Props = { form: Pick<UseFormReturnType<Features>, 'getInputProps'>; hasToilet: boolean }

/** The fields for a room's features. */
export function RoomFields({ form, hasToilet }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <NumberField
          label={t('Bhent/Day')}
          prefix={signOf(language)}
          {...form.getInputProps('price')}
          {...moneyInput}
          required
        />
        <NumberField
          label={t('Beds')}
          {...form.getInputProps('number_of_beds')}
          min={0}
          max={500}
          {...count}
          required
        />
        <NumberField
          label={t('Max occupiers')}
          {...form.getInputProps('max_occupiers')}
          min={1}
          max={500}
          {...count}
          required
        />
      </SimpleGrid>
      <Group gap="xl" align="flex-end">
        <Switch label={t('AC')} {...form.getInputProps('has_ac', { type: 'checkbox' })} />
        <Switch label={t('Toilet')} {...form.getInputProps('has_toilet', { type: 'checkbox' })} />
        {hasToilet && (
          <Select
            label={t('Toilet type')}
            data={toiletTypes.map((value) => ({ value, label: t(value) }))}
            {...form.getInputProps('toilet_type')}
            required
          />
        )}
      </Group>
    </Stack>
  )
}
