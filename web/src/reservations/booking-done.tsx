import { Button, Group, List, Stack, Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeyButton } from '../ui/key-button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { useGrace } from '../ui/use-grace.ts'

const PaymentForm = onDemand(async () => (await import('./payment-form.tsx')).PaymentForm)

type Props = { reservation: BookedReservation; onClose: () => void }

/** Confirms a booking: shows its reference for the applicant, and its Bhent as the next step. */
export function BookingDone({ reservation, onClose }: Props) {
  const t = useText()
  const word = useWord()
  const { rupees } = useFormat()
  const unlessAtOnce = useGrace()
  const mayTakeBhent = useMay()(calls.takeBhent.permission)
  const [paying, setPaying] = useState(false)
  if (paying) return <PaymentForm reservation={reservation} onClose={onClose} />
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
                building: word(room.building),
                floor: room.floor,
              })}
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button
            variant={mayTakeBhent ? 'default' : 'filled'}
            data-autofocus={!mayTakeBhent || undefined}
            onClick={unlessAtOnce(onClose)}
          >
            {t('Close')}
          </Button>
          {mayTakeBhent && (
            <KeyButton hotkey="F4" data-autofocus onClick={unlessAtOnce(() => setPaying(true))}>
              {t('Collect Bhent')}
            </KeyButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
