import { Button, Group, Stack, Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Member, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useAnswer } from '../api/hooks.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { DetailsProps } from './details.tsx'
import { History } from './history.tsx'
import { MedicalConstraint } from './medical-constraint.tsx'
import { Receipts } from './receipts.tsx'
import { RoomsTable } from './rooms-table.tsx'
import { usePrintMealCards } from './use-print-meal-cards.tsx'

const memberColumns: readonly Column<Member>[] = [
  { key: 'name', title: 'Name' },
  { key: 'age', title: 'Age', kind: 'number' },
  { key: 'i_card_number', title: 'I-Card number' },
]

const parentColumns: readonly Column<Reservation['parents'][number]>[] = [
  { key: 'application_number', title: 'Parent reservations' },
  { key: 'applicant_name', title: 'Applicant' },
  { key: 'members_count', title: 'Members', kind: 'number' },
]

/**
 * The details below the row of a reservation: members, comments, medical constraint, the reservations that it combines,
 * rooms and history.
 */
export default function DetailsContent({ reservation, withRooms = false }: DetailsProps) {
  const t = useText()
  const may = useMay()
  const { comments, parents, is_child } = reservation
  return (
    <Stack gap="sm" p="sm">
      <Group align="flex-start" gap="xl">
        <SmallTable
          label="Members"
          columns={memberColumns}
          rows={reservation.members}
          // Two members may be equal; their order never changes.
          rowKey={(_, at) => at}
          empty="No members are named."
        />
        <Stack gap="xs" maw="40rem">
          <Text size="sm" fw={600}>
            {t('Comments')}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {comments ?? '–'}
          </Text>
          <MedicalConstraint id={reservation.id} />
        </Stack>
      </Group>
      {is_child && (
        <SmallTable
          label="Parent reservations"
          columns={parentColumns}
          rows={parents}
          rowKey={({ id }) => id}
        />
      )}
      {withRooms && reservation.count_assigned_rooms > 0 && <HeldRooms id={reservation.id} />}
      {reservation.status === 'PAID' && may(calls.get.permission) && (
        <Receipts id={reservation.id} showsFailure={false} />
      )}
      {reservation.bhandarghar_ticket === 'YES' && may(calls.ticket.permission) && (
        <MealCardsOf id={reservation.id} />
      )}
      {may(calls.history.permission) && <History id={reservation.id} />}
    </Stack>
  )
}

function MealCardsOf({ id }: { id: number }) {
  const t = useText()
  const cards = usePrintMealCards()
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconPrinter size="1em" />}
        loading={cards.pending}
        onClick={() => cards.print(id, false)}
      >
        {t('Print Ticket')}
      </Button>
    </Group>
  )
}

function HeldRooms({ id }: { id: number }) {
  const rooms = useAnswer(calls.rooms, { id })
  if (hasFailed(rooms)) return <LoadFailure of={rooms} />
  return <RoomsTable rooms={rooms.data?.data} label="Selected rooms" />
}
