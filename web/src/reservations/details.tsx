import { Group, Stack, Table, Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { RoomsTable } from './rooms-table.tsx'

type Props = {
  reservation: Reservation
  /** Also shows the rooms it holds, to look at. */
  withRooms?: boolean
}

/** What is below the row of a reservation: its members, its comments, whom it combines, its rooms. */
export function ReservationDetails({ reservation, withRooms = false }: Props) {
  const t = useText()
  const { comments, parents, is_child } = reservation
  return (
    <Stack gap="sm" p="sm">
      <Group align="flex-start" gap="xl">
        <MembersTable reservation={reservation} />
        <Stack gap="xs" maw="40rem">
          <Text size="sm" fw={600}>
            {t('Comments')}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {comments ?? '–'}
          </Text>
        </Stack>
      </Group>
      {is_child && <ParentsTable parents={parents} />}
      {withRooms && reservation.count_assigned_rooms > 0 && <HeldRooms id={reservation.id} />}
    </Stack>
  )
}

function MembersTable({ reservation: { members } }: { reservation: Reservation }) {
  const t = useText()
  return (
    <Table w="auto" verticalSpacing={4} aria-label={t('Members')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Name')}</Table.Th>
          <Table.Th ta="right">{t('Age')}</Table.Th>
          <Table.Th>{t('I-Card number')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {members.map((member, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may be alike, and their order is theirs.
          <Table.Tr key={at}>
            <Table.Td>{member.name}</Table.Td>
            <Table.Td ta="right">{member.age}</Table.Td>
            <Table.Td>{member.i_card_number}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function ParentsTable({ parents }: { parents: Reservation['parents'] }) {
  const t = useText()
  return (
    <Table w="auto" verticalSpacing={4} aria-label={t('Parent reservations')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Parent reservations')}</Table.Th>
          <Table.Th>{t('Applicant')}</Table.Th>
          <Table.Th ta="right">{t('Members')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {parents.map((parent) => (
          <Table.Tr key={parent.id}>
            <Table.Td>{parent.application_number}</Table.Td>
            <Table.Td>{parent.applicant_name}</Table.Td>
            <Table.Td ta="right">{parent.members_count}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function HeldRooms({ id }: { id: number }) {
  const rooms = useAnswer(calls.rooms, { id })
  return <RoomsTable rooms={rooms.data?.data} label="Selected rooms" />
}
