import { Badge, Button, Group, NavLink, ScrollArea, Skeleton, Stack, Text } from '@mantine/core'
import { type Preferences, preferencesMissed } from '@nivas/contract/reservations/preferences.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { focusNeighbour } from '../ui/focus-neighbour.ts'
import { Segments } from '../ui/segments.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { preferenceWords } from './preferences.tsx'
import classes from './room-drill-down.module.css'
import { useRoomFilter } from './room-filter.tsx'
import { RoomsTable } from './rooms-table.tsx'

type Props = {
  /** Undefined while they load. */
  rooms: readonly Room[] | undefined
  onSelect: (room: Room) => void
  /** The applicant's preferences. Rooms that meet them come first; the others show what they lack. */
  preferences?: Preferences | undefined
  /** The room at which the choice opens. */
  at?: Room | undefined
  failed: boolean
  onRetry: () => void
}

/** Free rooms: choose the building, then the floor, then the room. */
export function RoomDrillDown({ rooms: all, onSelect, preferences, at, failed, onRetry }: Props) {
  const t = useText()
  const word = useWord()
  const [buildingId, setBuildingId] = useState(at?.floor.building.id)
  const [floorId, setFloorId] = useState(at?.floor.id)
  const { rooms, controls } = useRoomFilter(all)
  const isFull = all?.length === 0
  const known = useAnswer(venue.buildingNames, {}, { enabled: isFull })
  const missed = (room: Room) => (preferences ? preferencesMissed(room, preferences) : [])

  if (failed)
    return (
      <Stack align="center" p="lg" role="alert">
        <Text>{t('The free rooms could not be loaded.')}</Text>
        <Button variant="light" onClick={onRetry}>
          {t('Try again')}
        </Button>
      </Stack>
    )
  if (!all || !rooms) return <Skeleton h="14rem" />
  if (isFull)
    return (
      <Text p="lg" ta="center" role="status">
        {known.data?.data.length === 0 ? (
          <SetUpFirst text="No building is in use." to="/buildings" />
        ) : (
          t('No room is free for these dates.')
        )}
      </Text>
    )

  const buildings = Map.groupBy(rooms, (room) => room.floor.building.id)
  const inBuilding = buildings.get(buildingId ?? -1) ?? [...buildings.values()][0] ?? []
  const floors = Map.groupBy(inBuilding, (room) => room.floor.id)
  const onFloor = floors.get(floorId ?? -1) ?? [...floors.values()][0] ?? []
  const shownBuilding = inBuilding[0]?.floor.building
  const shownFloor = onFloor[0]?.floor.id

  return (
    <div className={classes.drill}>
      <ScrollArea.Autosize className={classes.buildings} type="auto" viewportProps={{ tabIndex: -1 }}>
        <nav aria-label={t('Buildings')}>
          {[...buildings.values()].map((all) => {
            const building = all[0]?.floor.building
            if (!building) return null
            return (
              <NavLink
                key={building.id}
                component="button"
                type="button"
                label={word(building.name)}
                active={building.id === shownBuilding?.id}
                aria-pressed={building.id === shownBuilding?.id}
                rightSection={
                  <Badge variant="light" color="gray" title={t('Free rooms')}>
                    {all.length}
                  </Badge>
                }
                onClick={() => setBuildingId(building.id)}
              />
            )
          })}
        </nav>
      </ScrollArea.Autosize>
      <Stack gap="xs" className={classes.rooms}>
        <Group gap="xs">
          {controls}
          {onFloor.length === 0 && <Text size="sm">{t('No free room matches this.')}</Text>}
          <Group gap="xs" wrap="nowrap" className={classes.floors}>
            <Text size="sm" fw={600} id="floors-label">
              {t('Floor')}
            </Text>
            <Segments
              size="xs"
              label={{ id: 'floors-label' }}
              value={String(shownFloor)}
              onChange={(value) => setFloorId(Number(value))}
              options={[...floors.values()].map((all) => {
                const floor = all[0]?.floor
                return {
                  value: String(floor?.id),
                  label: `${floor?.floor_number} ${floor ? t(floor.position) : ''} (${all.length})`,
                }
              })}
            />
          </Group>
        </Group>
        <RoomsTable
          rooms={onFloor.toSorted((a, b) => missed(a).length - missed(b).length)}
          {...(preferences && {
            misses: (room: Room) =>
              missed(room)
                .map((one) => t(preferenceWords[one]))
                .join(', '),
          })}
          withPlace={false}
          label="Free rooms"
          action={(room) => (
            <Button
              size="compact-xs"
              variant="light"
              data-select-room
              aria-label={t('Select room {{room}}', { room: room.room_number })}
              onClick={(event) => {
                focusNeighbour(event.currentTarget)
                onSelect(room)
              }}
            >
              {t('Select')}
            </Button>
          )}
        />
      </Stack>
    </div>
  )
}
