import { Group, Stack, Text, Title } from '@mantine/core'
import { addDays, isDate } from '@nivas/contract/dates.ts'
import { MAX_MEMBERS } from '@nivas/contract/reservations/forms.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { anyText, type Reader, someIds } from '../ui/address.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { type DayPair, isInOrder } from '../ui/fields/range.ts'
import { whole } from '../ui/fields/whole.ts'
import { wrongWhole } from '../ui/fields/wrong-whole.ts'
import { ContinueDraft } from '../ui/form/continue-draft.tsx'
import { KeyButton } from '../ui/key-button.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { useAddress } from '../ui/use-address.ts'
import { BookingDone } from './booking-done.tsx'
import { BOOKING, type BookingBegun } from './booking-draft.ts'
import { BookingForm } from './booking-form.tsx'
import { useRoomChoice } from './room-choice.ts'
import { RoomDrillDown } from './room-drill-down.tsx'
import { SelectedRooms } from './selected-rooms.tsx'
import { useEventTypes } from './use-event-types.ts'
import { useWantedRooms } from './use-wanted-rooms.ts'

/** Books a stay for an applicant: first the days, then the rooms, then the form. */
export default function AdminBooking() {
  const today = useVenue()?.today
  const [round, setRound] = useState(0)
  const [done, setDone] = useState<BookedReservation>()
  const [{ card }, setAddress] = useAddress(cardReader)
  const finish = (reservation: BookedReservation | undefined) => {
    setDone(reservation)
    // The next booking starts with an empty form, at its first field.
    setRound(round + 1)
    setAddress({ card: '' }, { replace: true })
  }
  return (
    <>
      <Heading />
      {today ? (
        <Booking key={round} isFirst={round === 0} today={today} card={card} onBooked={finish} />
      ) : (
        <LoadingDay />
      )}
      {done && <BookingDone reservation={done} onClose={() => finish(undefined)} />}
    </>
  )
}

const stayOf = ({ from, to }: DayPair) =>
  from && to && isInOrder('stay', from, to) ? { arrival_date: from, departure_date: to } : undefined

/** Reads the applicant's card from a link, such as that of a customer. */
const cardReader = { card: anyText }

/** Reads a day that is `first` or later; `first` when the address has none. */
const from =
  (first: string): Reader =>
  (given) =>
    given !== undefined && isDate(given) && given >= first ? given : first

type InAddress = { arrival: string; departure: string; rooms: string }

/** Writes the days and rooms to the address, so that a reload restores them. Waits until both are known. */
function useInAddress(
  stay: StayDates | undefined,
  rooms: readonly Room[] | undefined,
  write: (values: InAddress) => void,
): void {
  const written = useRef('')
  useEffect(() => {
    if (!stay || !rooms) return
    const { arrival_date: arrival, departure_date: departure } = stay
    const values = { arrival, departure, rooms: rooms.map(({ id }) => id).join(',') }
    const now = JSON.stringify(values)
    if (now === written.current) return
    written.current = now
    write(values)
  })
}

/** Calls `begin` when a new day begins while the screen is open, with the day before. */
function useNewDay(today: string, begin: (before: string) => void): void {
  const known = useRef(today)
  useEffect(() => {
    const before = known.current
    known.current = today
    if (before !== today) begin(before)
  })
}

type Props = {
  today: string
  card: string
  /** The first booking takes its days and rooms from the address; later ones start empty. */
  isFirst: boolean
  onBooked: (reservation: BookedReservation) => void
}

function Booking({ today, card, isFirst, onBooked }: Props) {
  const t = useText()
  const tomorrow = addDays(today, 1)
  const readers = useMemo(
    () => ({ arrival: from(today), departure: from(tomorrow), rooms: someIds }),
    [today, tomorrow],
  )
  const [address, setAddress] = useAddress(readers)
  const [days, setDays] = useState<DayPair>(
    isFirst ? { from: address.arrival, to: address.departure } : { from: today, to: tomorrow },
  )
  const [booking, setBooking] = useState(false)
  /** The number of people, which staff may enter before they open the form. */
  const [typedPeople, setPeople] = useState<number | ''>('')
  const wrongPeople = wrongWhole(typedPeople, 1, MAX_MEMBERS)
  const people = typedPeople === '' || wrongPeople ? undefined : typedPeople
  const peopleField = useRef<HTMLInputElement>(null)
  /** Whether the number is as it was typed; if it is not, the field says so and gets the focus. */
  const isAccepted = () => peopleField.current?.reportValidity() !== false
  const stay = stayOf(days)
  const choice = useRoomChoice(stay)
  const wanted = useWantedRooms(choice, {
    atFirst: isFirst && address.rooms ? address.rooms.split(',').map(Number) : undefined,
    onOpen: () => setBooking(true),
  })
  // Loads the event types before the form opens: they fill its first field.
  useEventTypes()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.querySelector('input')?.focus(), [])

  /** Reads the free rooms again and focuses the first of them. */
  const search = async () => {
    if (!isAccepted()) return
    await choice.reload()
    requestAnimationFrame(() => top.current?.querySelector<HTMLElement>('[data-select-room]')?.focus())
  }

  /** Changes the days and clears the selected rooms, which were free on the earlier days. */
  const change = (next: DayPair) => {
    choice.clear()
    setDays(next)
  }
  const isUntouched = !booking && choice.selected.length === 0
  useNewDay(today, (before) => {
    if (isUntouched && days.from === before && days.to === addDays(before, 1))
      change({ from: today, to: tomorrow })
  })
  const resume = ({ stay: { arrival_date, departure_date }, room_ids }: BookingBegun) => {
    if (arrival_date >= today) change({ from: arrival_date, to: departure_date })
    wanted.select({ ids: room_ids, opens: true })
  }
  const { available } = choice
  useInAddress(stay, wanted.areKnown ? choice.selected : undefined, (values) =>
    setAddress(values, { replace: true }),
  )

  return (
    <Stack gap="md" ref={top}>
      {!booking && <ContinueDraft of={BOOKING} onContinue={({ more }) => resume(more as BookingBegun)} />}
      <Group align="flex-start" gap="md">
        <DateRange
          kind="stay"
          value={days}
          onChange={change}
          onSearch={() => void search()}
          pending={stay !== undefined && !available && !choice.failed}
          beside={
            <NumberField
              ref={peopleField}
              label={t('People')}
              w="7rem"
              min={1}
              max={MAX_MEMBERS}
              {...whole}
              value={typedPeople}
              onChange={setPeople}
              error={wrongPeople && t(wrongPeople)}
            />
          }
        />
      </Group>
      <SelectedRooms
        rooms={choice.selected}
        people={people}
        total={choice.total}
        onDrop={choice.drop}
        action={
          <BookButtons
            selected={choice.selected.length}
            free={available?.length ?? 0}
            ready={!wrongPeople}
            onBook={() => isAccepted() && setBooking(true)}
          />
        }
      >
        <section>
          <Title order={2} size="h4" mb="xs">
            {t('Available buildings')}
          </Title>
          {stay ? (
            <RoomDrillDown
              rooms={available}
              onSelect={choice.select}
              failed={choice.failed}
              onRetry={() => void choice.reload()}
            />
          ) : (
            <Text size="sm" c="dimmed" role="status">
              {t('Enter arrival and departure to see which rooms are free.')}
            </Text>
          )}
        </section>
      </SelectedRooms>
      {booking && stay && (
        <BookingForm
          stay={stay}
          rooms={choice.selected}
          free={available ?? []}
          people={people ?? 1}
          card={card}
          onBooked={onBooked}
          onRefused={choice.reloadAfter}
          onClose={() => setBooking(false)}
        />
      )}
    </Stack>
  )
}

type ButtonProps = {
  /** How many rooms are selected, and how many are free. */
  selected: number
  free: number
  /** Whether the number of people beside the days is valid. */
  ready: boolean
  onBook: () => void
}

/** Opens the form with the selected rooms or, when none is selected, lets the server choose the rooms of a building. */
function BookButtons({ selected, free, ready, onBook }: ButtonProps) {
  const t = useText()
  return (
    <Group gap="xs">
      <KeyButton
        hotkey="F2"
        size="md"
        variant="default"
        disabled={!ready || selected > 0 || free === 0}
        onClick={onBook}
      >
        {t('Choose rooms automatically')}
      </KeyButton>
      <KeyButton hotkey="F4" size="md" disabled={!ready || selected === 0} onClick={onBook}>
        {t('Book')}
      </KeyButton>
    </Group>
  )
}
