import { Group, Text } from '@mantine/core'
import { useVenue } from '../../api/venue.ts'
import { PRODUCT } from '../use-title.ts'

/** The mark, and the name of the venue as soon as it is known. */
export function Mark() {
  const venue = useVenue()
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <img src="/mark.svg" alt="" width={24} height={24} />
      <Text fw={600} truncate>
        {venue?.name ?? PRODUCT}
      </Text>
    </Group>
  )
}
