import {
  Box,
  Checkbox,
  Divider,
  Fieldset,
  Group,
  Radio,
  SimpleGrid,
  Textarea,
  TextInput,
} from '@mantine/core'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { CallFailure } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'
import { askEnteredTwice } from '../ui/ask-entered-twice.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { ApplicantCard, useApplicantFields } from './applicant-card.tsx'
import { BOOKING, type BookingBegun, emptyBooking, NO_CARD } from './booking-draft.ts'
import { MemberList } from './member-list.tsx'
import { NoCardFields } from './no-card-fields.tsx'
import { lacksAgreement, Places } from './places.tsx'
import { useAgreedPlaces } from './use-agreed-places.ts'
import { useEventTypes } from './use-event-types.ts'
import { WhereToChoose } from './where-to-choose.tsx'

type Props = {
  stay: StayDates
  /** The selected rooms; when empty, the server chooses them at the booking. */
  rooms: readonly Room[]
  /** The free rooms to choose from. */
  free: readonly Room[]
  /** The number of people. The form opens with this many rows of members. */
  people: number
  /** The applicant's card number, which is looked up when the form opens; may be empty. */
  card: string
  onBooked: (reservation: BookedReservation) => void
  /** Called when the server refused, because a room may be taken. The form waits for the returned promise. */
  onRefused: (failure: CallFailure) => void | Promise<void>
  onClose: () => void
}

/**
 * The application for a short stay, filled in by staff. The days are already chosen, and so are the rooms unless the
 * server chooses them.
 */
export function BookingForm({ stay, rooms, free, people, card, onBooked, onRefused, onClose }: Props) {
  const t = useText()
  const events = useEventTypes()
  const confirm = useConfirm()
  const draft: BookingBegun = { stay, room_ids: rooms.map((room) => room.id) }
  const agreement = useAgreedPlaces()
  const of = useCallForm({
    call: calls.book,
    draft: {
      ...{ name: BOOKING, title: 'Admin booking', more: draft },
      onlyNumbersSecret: ['members'],
      labels: { medical_constraint: 'Medical constraint' },
    },
    initial: { ...emptyBooking(stay, rooms, free, people), id_card_no: card },
    without: ['room_ids', 'agreed_places'],
    // Sends the rooms that are selected now: another desk may have taken one while the form was open.
    request: ({ building_id, number_of_rooms, ...values }) => {
      const chosen =
        rooms.length > 0 ? { room_ids: rooms.map((room) => room.id) } : { building_id, number_of_rooms }
      return { ...values, ...agreement.take(), ...chosen }
    },
    makesStale: [calls.list, calls.openWork, calls.chart, dashboard.figures, venue.availableRooms],
    // The server's question about places comes after this one and sends the same members again.
    asks: ({ members }) => (agreement.isGiven() ? undefined : askEnteredTwice(confirm, members)),
    quiet: true,
    onFailure: (failure) => {
      if (!lacksAgreement(failure)) return onRefused(failure)
      const { applicant_name, members } = of.form.getValues()
      void agreement.ask(applicant_name || (members[0]?.name ?? ''), failure, () => of.submit())
    },
    onSuccess: ({ data }) => {
      onBooked(data)
      onClose()
    },
  })
  const { form } = of
  const applicant = useApplicantFields(form)
  const noCard = form.values.without_card === true

  const toggleCard = (checked: boolean) => {
    applicant.forget()
    form.setValues({ without_card: checked, ...(checked ? { id_card_no: '' } : NO_CARD) })
    form.clearErrors()
  }

  return (
    <FormModal of={of} title="Application for a short stay" onClose={onClose}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NamedSelect
          label={t('Bhandara/Satsang')}
          options={events.data?.data.filter(({ is_active }) => is_active)}
          from={events}
          {...form.getInputProps('event_type_id')}
          required
        />
        {noCard ? (
          // Fills the card's column; otherwise the box that was just ticked would move away from the pointer.
          <Box visibleFrom="sm" />
        ) : (
          <ApplicantCard form={form} filledIn={applicant} start={card} />
        )}
        <Checkbox
          label={t('The applicant has no I-Card issued by the venue')}
          checked={noCard}
          onChange={(event) => toggleCard(event.currentTarget.checked)}
        />
      </SimpleGrid>
      {noCard && <NoCardFields form={form} />}
      <Divider />
      <MemberList form={form} onRemoved={applicant.forget} />
      <Divider />
      {rooms.length === 0 && <WhereToChoose form={form} free={free} />}
      {rooms.length > 0 && <Places of={capacityOf(form.values.members.length, rooms)} />}
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
        <DateField label={t('Arrival')} {...form.getInputProps('arrival_date')} readOnly />
        <TimeField label={t('Arrival time')} {...form.getInputProps('arrival_time')} required />
        <DateField label={t('Departure')} {...form.getInputProps('departure_date')} readOnly />
        <TimeField label={t('Departure time')} {...form.getInputProps('departure_time')} required />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput label={t('Phone')} type="tel" {...form.getInputProps('phone')} required />
        <TextInput label={t('Email')} type="email" {...form.getInputProps('email')} required />
        <Radio.Group label={t('Meal')} {...form.getInputProps('bhandarghar_ticket')} required>
          <Group mt="xs">
            <Radio value="YES" label={t('YES')} />
            <Radio value="NO" label={t('NO')} />
          </Group>
        </Radio.Group>
      </SimpleGrid>
      <Fieldset variant="unstyled">
        <Textarea
          label={t('Medical constraint')}
          autosize
          maxRows={4}
          {...form.getInputProps('medical_constraint')}
        />
        <Textarea label={t('Comments')} autosize maxRows={4} {...form.getInputProps('comments')} mt="sm" />
      </Fieldset>
    </FormModal>
  )
}
