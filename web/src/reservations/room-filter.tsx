import { Checkbox } from '@mantine/core'
import { type Room, toiletTypes } from '@nivas/contract/venue/schemas.ts'
import { useMemo, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import { Select } from '../ui/fields/select.tsx'

/** The least numbers of beds that the filter offers. */
const beds = ['1', '2', '3', '4', '6', '8']

/** Filters the free rooms by beds, toilet and AC; returns them with the fields of the filter. */
export function useRoomFilter(all: readonly Room[] | undefined) {
  const t = useText()
  const [least, setLeast] = useState<string | null>(null)
  const [toilet, setToilet] = useState<string | null>(null)
  const [withAc, setWithAc] = useState(false)
  const rooms = useMemo(
    () =>
      all?.filter(
        (room) =>
          (!least || room.number_of_beds >= Number(least)) &&
          (!toilet || room.toilet_type === toilet) &&
          (!withAc || room.has_ac > 0),
      ),
    [all, least, toilet, withAc],
  )
  const controls = (
    <>
      <Select
        size="xs"
        w="8rem"
        aria-label={t('Beds')}
        placeholder={t('Beds')}
        clearable
        data={beds.map((count) => ({ value: count, label: t('{{count}} or more beds', { count }) }))}
        value={least}
        onChange={setLeast}
      />
      <Select
        size="xs"
        w="8rem"
        aria-label={t('Toilet')}
        placeholder={t('Toilet')}
        clearable
        data={toiletTypes.map((type) => ({ value: type, label: t(type) }))}
        value={toilet}
        onChange={setToilet}
      />
      <Checkbox
        size="xs"
        label={t('AC')}
        checked={withAc}
        onChange={(event) => setWithAc(event.currentTarget.checked)}
      />
    </>
  )
  return { rooms, controls }
}
