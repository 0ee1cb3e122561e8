import { Anchor, Button, Group, Popover, Stack, Text } from '@mantine/core'
import type { ChartRoom, ChartStay } from '@nivas/contract/reservations/chart.ts'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { asSearch } from '../../app/search.ts'
import { useMay } from '../../app/session.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useText, useWord } from '../../languages/use-text.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { MedicalConstraint } from '../medical-constraint.tsx'
import classes from './bars.module.css'
import type { Line, Piece } from './layout.ts'
import { useWords } from './words.ts'

type Props = {
  bar: { line: Line; room: ChartRoom; piece: Piece; stay: ChartStay }
  onClose: () => void
  onMove: () => void
}

/** The details of a bar's stay, and its actions. */
export function BarDetails({ bar: { line, room, piece, stay }, onClose, onMove }: Props) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const may = useMay()
  const words = useWords()
  const place = { insetBlockStart: line.top, '--start': piece.start, '--nights': piece.end - piece.start }
  const rooms = stay.room_ids.length
  return (
    <Popover
      opened
      onChange={(open) => !open && onClose()}
      trapFocus
      withRoles={false}
      position="bottom-start"
    >
      <Popover.Target>
        <div aria-hidden className={classes.anchor} style={place as CSSProperties} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={stay.applicant_name} className={classes.details}>
        <Stack gap="xs">
          <Group justify="space-between" gap="sm" wrap="nowrap">
            <Text fw={600}>{stay.applicant_name}</Text>
            <StatusBadge status={stay.status} />
          </Group>
          <Text size="sm">
            {stay.application_number} · {words.members(stay)}
            {stay.checked_in && ` · ${t('Checked in')}`}
          </Text>
          <Text size="sm">
            {day(stay.arrival_date)} – {day(stay.departure_date)} · {words.nights(stay)}
          </Text>
          <Text size="sm">
            {t('{{building}}, room {{room}}', {
              building: word(line.floor.building),
              room: room.room_number,
            })}
            {rooms > 1 && ` · ${t('{{count}} rooms in all', { count: rooms })}`}
          </Text>
          <MedicalConstraint id={stay.id} />
          <Group gap="sm">
            {may('resavation-edit') && (
              <Button size="xs" onClick={onMove}>
                {t('Move…')}
              </Button>
            )}
            {may('manage-reservations') && (
              <Anchor
                size="sm"
                component={Link}
                to="/reservations"
                search={asSearch({ application_number: stay.application_number })}
              >
                {t('Open in the list')}
              </Anchor>
            )}
            <Button size="xs" variant="default" onClick={onClose}>
              {t('Close')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
