import { Group, Text } from '@mantine/core'
import { useVenue } from '../../api/venue.ts'
import { useText } from '../../languages/use-text.ts'
import { PRODUCT } from '../use-title.ts'
import classes from './mark.module.css'

/** The mark, and the name of the venue as soon as it is known; a demo is marked as one. */
export function Mark() {
  const t = useText()
  const venue = useVenue()
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <img src="/mark.svg" alt="" width={24} height={24} />
      <Text fw={600} truncate>
        {venue?.name ?? PRODUCT}
      </Text>
      {venue?.demo && (
        <span className={classes.demo} title={t('People and money of this venue are made up.')}>
          {t('Demo')}
        </span>
      )}
    </Group>
  )
}
