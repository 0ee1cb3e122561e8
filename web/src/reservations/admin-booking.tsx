import { Button, Group, Stack, Title } from '@mantine/core'
import { addDays } from '@nivas/contract/dates.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { BookingDone } from './booking-done.tsx'
import { BookingForm } from './booking-form.tsx'
import { useRoomChoice } from './room-choice.ts'
import { RoomDrillDown } from './room-drill-down.tsx'
import { SelectedRooms } from './selected-rooms.tsx'

/** Booking a stay for an applicant: the days, the rooms, then the form. */
export default function AdminBooking() {
  const today = useVenue()?.today
  const [made, setMade] = useState(0)
  const [done, setDone] = useState<BookedReservation>()
  const finish = (reservation: BookedReservation) => {
    setDone(reservation)
    // The next booking starts from nothing.
    setMade(made + 1)
  }
  return (
    <>
      <Heading />
      {today && <Booking key={made} today={today} onBooked={finish} />}
      {done && <BookingDone reservation={done} onClose={() => setDone(undefined)} />}
    </>
  )
}

type Props = { today: string; onBooked: (reservation: BookedReservation) => void }

function Booking({ today, onBooked }: Props) {
  const t = useText()
  const tomorrow = addDays(today, 1)
  const [typed, setTyped] = useState<{ from: string | null; to: string | null }>({
    from: today,
    to: tomorrow,
  })
  const [stay, setStay] = useState({ arrival_date: today, departure_date: tomorrow })
  const [booking, setBooking] = useState(false)
  const choice = useRoomChoice(stay)

  /** New days: what was selected for the old ones means nothing for these. */
  const search = ({ from, to }: { from: string; to: string }) => {
    choice.clear()
    if (from === stay.arrival_date && to === stay.departure_date) void choice.reload()
    else setStay({ arrival_date: from, departure_date: to })
  }

  return (
    <Stack gap="md">
      <DateRange
        kind="stay"
        value={typed}
        onChange={setTyped}
        onSearch={search}
        pending={!choice.available && !choice.failed}
      />
      <SelectedRooms
        rooms={choice.selected}
        total={choice.total}
        onDrop={choice.drop}
        action={
          <Group gap="xs">
            <Button
              size="md"
              variant="default"
              disabled={choice.selected.length > 0 || !choice.available?.length}
              onClick={() => setBooking(true)}
            >
              {t('Choose rooms automatically')}
            </Button>
            <Button size="md" disabled={choice.selected.length === 0} onClick={() => setBooking(true)}>
              {t('Book')}
            </Button>
          </Group>
        }
      />
      <section>
        <Title order={2} size="h4" mb="xs">
          {t('Available buildings')}
        </Title>
        <RoomDrillDown
          rooms={choice.available}
          onSelect={choice.select}
          failed={choice.failed}
          onRetry={() => void choice.reload()}
        />
      </section>
      {booking && (
        <BookingForm
          stay={stay}
          rooms={choice.selected}
          free={choice.available ?? []}
          onBooked={onBooked}
          onRefused={choice.reload}
          onClose={() => setBooking(false)}
        />
      )}
    </Stack>
  )
}
