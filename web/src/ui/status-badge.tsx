import { Badge, Group, Text } from '@mantine/core'
import type { Status } from '@nivas/contract/reservations/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../languages/use-text.ts'

const colors: Record<Status, string> = {
  NEW: 'new',
  HOLD: 'hold',
  PAID: 'paid',
  CANCELLED: 'ended',
  COMBINED: 'ended',
}

type Props = {
  status: Status
  /** A note about the status: 'Allotment cancelled'. */
  note?: PlainKey | undefined
}

/** The status of a reservation: its word, in its one colour. */
export function StatusBadge({ status, note }: Props) {
  const t = useText()
  const badge = (
    <Badge color={colors[status]} miw="max-content">
      {t(status)}
    </Badge>
  )
  if (!note) return badge
  return (
    <Group gap="xs" wrap="nowrap">
      {badge}
      <Text span size="xs" c="red">
        {t(note)}
      </Text>
    </Group>
  )
}
