import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useState } from 'react'
import { type CallFailure, failureText } from '../api/failure.ts'
import { useAnswer, useCall } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useRoomChoice } from './room-choice.ts'
import { RoomDrillDown } from './room-drill-down.tsx'
import { SelectedRooms } from './selected-rooms.tsx'

type Props = { reservation: Reservation; onClose: () => void }

/** What matching makes out of date. */
const stale = [calls.list, calls.rooms, calls.get, calls.dashboard, venue.availableRooms]

/** Manual room matching: for a NEW reservation, and again (Edit) for one that is on HOLD or PAID. */
export function RoomMatching({ reservation, onClose }: Props) {
  const holds = reservation.count_assigned_rooms > 0
  const held = useAnswer(calls.rooms, { id: reservation.id }, { enabled: holds, staleTime: 0, gcTime: 0 })
  const title = holds ? 'Edit rooms' : 'Room Matching'
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      {holds && !held.data ? (
        <Skeleton h="20rem" />
      ) : (
        <Matching reservation={reservation} held={held.data?.data ?? none} onClose={onClose} />
      )}
    </Dialog>
  )
}

const none: readonly Room[] = []

function Matching({ reservation, held, onClose }: Props & { held: readonly Room[] }) {
  const t = useText()
  const { rupees } = useFormat()
  const [refusal, setRefusal] = useState<string>()
  const choice = useRoomChoice(reservation, held)
  const { id, status } = reservation
  const room_ids = choice.selected.map((room) => room.id)

  const outcome = {
    makesStale: stale,
    failsQuietly: true,
    onSuccess: onClose,
    onFailure: (failure: CallFailure) => {
      setRefusal(t(failureText(failure)))
      void choice.reload()
    },
  }
  const hold = useCall(calls.hold, outcome)
  const reserve = useCall(calls.holdWithPayment, outcome)
  const busy = hold.isPending || reserve.isPending

  const reserveRooms = async () => {
    const yes = await confirm({
      title: 'Reserve Rooms',
      text:
        status === 'PAID'
          ? t(
              'The Bhent for the rooms is now {{total}}, before it was {{before}}. The difference is recorded as collected or given back in cash.',
              {
                total: rupees(choice.total),
                before: rupees(reservation.total_amount),
              },
            )
          : t('Have you received {{total}} in cash?', { total: rupees(choice.total) }),
      action: 'Reserve Rooms',
    })
    if (!yes) return
    setRefusal(undefined)
    reserve.mutate({
      id,
      room_ids,
      payment_amount: choice.total,
      donation_amount: 0,
      payment_type: 'CASH',
      oldStatus: status,
    })
  }

  return (
    <Stack gap="sm">
      <Wishes reservation={reservation} />
      {refusal && (
        <Alert
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel={t('Dismiss')}
          onClose={() => setRefusal(undefined)}
        >
          {refusal}
        </Alert>
      )}
      <SelectedRooms rooms={choice.selected} total={choice.total} onDrop={choice.drop} />
      <RoomDrillDown
        rooms={choice.available}
        onSelect={choice.select}
        failed={choice.failed}
        onRetry={() => void choice.reload()}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          variant={status === 'PAID' ? 'filled' : 'light'}
          disabled={room_ids.length === 0 || busy}
          loading={reserve.isPending}
          onClick={reserveRooms}
        >
          {t('Reserve Rooms')}
        </Button>
        {status !== 'PAID' && (
          <Button
            disabled={room_ids.length === 0 || busy}
            loading={hold.isPending}
            onClick={() => {
              setRefusal(undefined)
              hold.mutate({ id, status: 'HOLD', room_ids })
            }}
          >
            {t('Hold for Bhent')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Who comes when, and what they asked for. */
function Wishes({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { day } = useFormat()
  const { application_number, applicant_name, members_count, arrival_date, departure_date } = reservation
  const { preferred_buildings } = reservation
  const wishes = [
    ['Accommodation type', reservation.accomodation_type],
    ['Toilet type', reservation.toilet_type],
    ['AC room', reservation.ac_room],
  ] as const
  return (
    <Stack gap={2}>
      <Text size="sm">
        {application_number} · {applicant_name} ·{' '}
        {members_count === 1 ? t('1 member') : t('{{count}} members', { count: members_count })} ·{' '}
        {day(arrival_date)} – {day(departure_date)}
      </Text>
      <Text size="sm" c="dimmed">
        {wishes.map(([name, value]) => `${t(name)}: ${value ? t(value) : '–'}`).join(' · ')}
        {preferred_buildings.length > 0 &&
          ` · ${t('Preferred buildings')}: ${preferred_buildings.map(({ name }) => name).join(', ')}`}
      </Text>
      {reservation.comments && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {t('Comments')}: {reservation.comments}
        </Text>
      )}
    </Stack>
  )
}
