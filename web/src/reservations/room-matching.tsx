import { Button, Group, Stack } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { PaidReservation, Reservation, ReservationDetail } from '@nivas/contract/reservations/schemas.ts'
import { shownDays } from '@nivas/contract/reservations/stay.ts'
import { type PlainKey, say } from '@nivas/contract/texts.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { type RefObject, useRef, useState } from 'react'
import type * as z from 'zod'
import { useAnswerOnOpening, useCall } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { type Closable, useAskedClose } from '../ui/form/use-asked-close.ts'
import { useHeldForm } from '../ui/form/use-held-form.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { ChooseRooms, useTaking } from './choose-rooms.tsx'
import { DifferenceDone } from './difference-done.tsx'
import { differenceOf } from './new-bhent.ts'
import { usePlacesQuestion, wrongPlaces } from './places.tsx'
import { Preferences } from './preferences.tsx'
import { priceText } from './price-text.ts'
import { useRoomChoice } from './room-choice.ts'
import { roomNames, roomsText, useStayFacts } from './stay-facts.ts'

type Props = {
  reservation: Reservation
  onClose: () => void
  /** Called when rooms are on hold and their Bhent is the next step. */
  onHeld?: ((held: Reservation) => void) | undefined
}

/** Manual room matching of a NEW reservation, or a change (Edit) of the rooms of one that is on HOLD or PAID. */
export function RoomMatching({ reservation, onClose, onHeld }: Props) {
  const holds = reservation.count_assigned_rooms > 0
  const isNew = reservation.status === 'NEW'
  const detail = useAnswerOnOpening(calls.get, { id: reservation.id }, { enabled: !isNew })
  const title = holds ? 'Edit rooms' : 'Room Matching'
  const [paid, setPaid] = useState<Paid>()
  const choosing = useRef<Closable>(undefined)
  const close = useAskedClose(() => choosing.current, onClose)
  if (paid?.payment)
    return (
      <DifferenceDone
        title={reservation.status === 'PAID' ? title : 'Bhent received'}
        reservation={paid}
        payment={paid.payment}
        received={reservation.status !== 'PAID'}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={title} onClose={close} size="wide">
      {!isNew && !detail.data ? (
        <FormLoading answer={detail} />
      ) : (
        <Matching
          reservation={reservation}
          detail={detail.data?.data}
          title={title}
          choosing={choosing}
          onPaid={setPaid}
          onCancel={close}
          onClose={onClose}
          onHeld={onHeld}
        />
      )}
    </Dialog>
  )
}

const none: readonly Room[] = []

type Paid = z.output<typeof PaidReservation>

type MatchingProps = Props & {
  /** Undefined for a NEW reservation, which has neither rooms nor payments. */
  detail: z.output<typeof ReservationDetail> | undefined
  title: PlainKey
  /** Gives the dialog the choice, so that it asks before a changed one is lost. */
  choosing: RefObject<Closable | undefined>
  onPaid: (answer: Paid) => void
  onCancel: () => void
}

function Matching(props: MatchingProps) {
  const { reservation, detail, title, choosing, onPaid, onCancel, onClose, onHeld } = props
  const held = detail?.rooms ?? none
  const t = useText()
  const confirm = useConfirm()
  const stayFacts = useStayFacts()
  const { rupees } = useFormat()
  const choice = useRoomChoice(reservation, held)
  const taking = useTaking(choice)
  const places = usePlacesQuestion()
  const { id, status, members_count: people } = reservation
  const now = capacityOf(people, choice.selected)
  const before = capacityOf(people, held)
  const room_ids = choice.selected.map((room) => room.id)
  const known_room_ids = held.map((room) => room.id)

  const hold = useCall(calls.hold, {
    ...taking.outcome,
    // Names the Bhent of the answer: a price may have changed since the rooms were chosen.
    subject: ({ data }) => `${data.applicant_name} · ${t('Bhent')}: ${rupees(data.total_amount)}`,
    onSuccess: ({ data }) => {
      onClose()
      onHeld?.(data)
    },
  })
  const reserve = useCall(calls.holdWithPayment, {
    ...taking.outcome,
    onSuccess: ({ data }) => (data.payment ? onPaid(data) : onClose()),
  })
  const busy = hold.isPending || reserve.isPending
  const isUnsaved = () => choice.isChanged
  useHeldForm(choosing, { pending: busy, isUnsaved }, { title, detail: reservation.applicant_name })

  const holdRooms = async () => {
    const agreement = await places.settle(reservation.applicant_name, now, before)
    if (!agreement) return
    taking.dismiss()
    hold.mutate({ id, status: 'HOLD', room_ids, known_room_ids, ...shownDays(reservation), ...agreement })
  }

  /** Submits the rooms, after one question about places and money together. */
  const reserveRooms = async () => {
    const wrong = wrongPlaces(t, now, before)
    const facts = stayFacts(reservation, roomsText(roomNames(choice.selected)), choice.total)
    const exchange = status === 'PAID' && detail ? differenceOf(detail, choice.total) : undefined
    const money = exchange
      ? priceText({ total: choice.total, ...exchange })
      : say('Have you received {{total}} in cash?', { total: { rupees: choice.total } })
    const yes = await confirm({
      title: 'Reserve Rooms',
      facts: wrong ? [...facts, wrong] : facts,
      text: money,
      action: 'Reserve Rooms',
      money: true,
    })
    if (!yes) return
    taking.dismiss()
    reserve.mutate({
      id,
      room_ids,
      known_room_ids,
      ...shownDays(reservation),
      payment_amount: choice.total,
      donation_amount: 0,
      payment_type: 'CASH',
      oldStatus: status,
      ...(wrong && { agreed_places: true }),
      ...(exchange && { difference: exchange.difference }),
    })
  }

  return (
    <Stack gap="sm">
      <KeepOpen when={busy} />
      <Preferences reservation={reservation} />
      <ChooseRooms choice={choice} people={people} preferences={reservation} at={held[0]} taking={taking} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} disabled={busy}>
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
          <Button disabled={room_ids.length === 0 || busy} loading={hold.isPending} onClick={holdRooms}>
            {t('Hold for Bhent')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
