import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import type { MatchingBuilding } from '@nivas/contract/reservations/matching.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Announced } from '../ui/announced.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { useNarrow } from '../ui/use-narrow.ts'

const available = { key: 'available_rooms', title: 'Available rooms', kind: 'number' } as const

const columns: readonly Column<MatchingBuilding>[] = [
  { key: 'name', title: 'Building', kind: 'name' },
  { key: 'total_rooms', title: 'Total rooms', kind: 'number' },
  available,
]

/** The columns on a phone: more of them would be wider than the screen, and Select would cover the figures. */
const narrowColumns: readonly Column<MatchingBuilding>[] = [
  { key: 'name', title: 'Building', render: (building) => <NameAndTotal of={building} /> },
  available,
]

function NameAndTotal({ of: { name, total_rooms } }: { of: MatchingBuilding }) {
  const t = useText()
  const word = useWord()
  return (
    <Text component="div" size="sm" miw="5rem" style={{ overflowWrap: 'anywhere' }}>
      {word(name)}
      <Text size="xs" c="dimmed">
        {t('Total rooms')}: {formatCount(total_rooms)}
      </Text>
    </Text>
  )
}

type Props = {
  buildings: readonly MatchingBuilding[] | undefined
  failed: boolean
  onRetry: () => void
  /** The number of rooms; 0 while the field is empty or invalid. */
  number: number
  assigned: number | undefined
  onSelect: (building: MatchingBuilding) => void
}

/** The choice of a building with enough free rooms for auto matching; the assigned building comes first. */
export function MatchingBuildings({ buildings, failed, onRetry, number, assigned, onSelect }: Props) {
  const t = useText()
  const word = useWord()
  const narrow = useNarrow()
  if (failed)
    return (
      <Stack align="center" p="lg" role="alert">
        <Text>{t('The buildings could not be loaded.')}</Text>
        <Button variant="light" onClick={onRetry}>
          {t('Try again')}
        </Button>
      </Stack>
    )
  if (!buildings) return <Skeleton h="14rem" />
  if (buildings.length === 0)
    return (
      <Text p="lg" ta="center" role="status">
        <SetUpFirst text="No building is in use." to="/buildings" />
      </Text>
    )
  const rows = buildings.toSorted((a, b) => Number(b.id === assigned) - Number(a.id === assigned))
  const isEnough = (building: MatchingBuilding) => number > 0 && building.available_rooms >= number
  return (
    <>
      <Announced gap="sm">
        {number > 0 && !rows.some(isEnough) && (
          <Text size="sm">
            {t('No building has {{count}} free rooms for these dates. Please ask for fewer.', {
              count: number,
            })}
          </Text>
        )}
      </Announced>
      <SmallTable
        label="Buildings"
        columns={narrow ? narrowColumns : columns}
        rows={rows}
        rowKey={({ id }) => id}
        action={(building) => (
          <Group gap="xs" justify="flex-end" wrap={narrow ? 'wrap' : 'nowrap'}>
            {building.id === assigned && (
              <Text size="xs" c="dimmed">
                {t('Assigned')}
              </Text>
            )}
            {isEnough(building) && (
              <Button
                size="compact-xs"
                variant="light"
                aria-label={t('Select {{name}}', { name: word(building.name) })}
                onClick={() => onSelect(building)}
              >
                {t('Select')}
              </Button>
            )}
          </Group>
        )}
      />
    </>
  )
}
