import { Button, Group, List, Stack, Text } from '@mantine/core'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useGrace } from '../ui/use-grace.ts'

type Props = { reservation: BookedReservation; onClose: () => void }

/** The booking is made: its reference, for the applicant. */
export function BookingDone({ reservation, onClose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const unlessAtOnce = useGrace()
  return (
    <Dialog title="Booked" onClose={onClose}>
      <Stack gap="sm">
        <Text role="status">{t('Form Has Been Submitted Succesfully.')}</Text>
        <Text fz="h1" fw={700} data-testid="reference">
          {reservation.application_number}
        </Text>
        <Text>
          {reservation.applicant_name} · {t('Bhent')}: {rupees(reservation.total_amount)}
        </Text>
        <List data-testid="rooms">
          {reservation.rooms.map((room) => (
            <List.Item key={room.id}>
              {t('Room {{room}}, {{building}}, floor {{floor}}', {
                room: room.room_number,
                building: room.building,
                floor: room.floor,
              })}
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button data-autofocus onClick={unlessAtOnce(onClose)}>
            {t('Close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
