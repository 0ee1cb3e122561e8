import { Alert, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { rupees as exact, onWire } from '@nivas/contract/money.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { PaidReservation, ReservationDetail } from '@nivas/contract/reservations/schemas.ts'
import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { accomodationTypes, toiletTypes } from '@nivas/contract/venue/schemas.ts'
import type * as z from 'zod'
import { useAnswer } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { ManySelect } from '../ui/fields/many-select.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { EDIT_DETAILS } from './drafts.ts'
import { newBhent } from './new-bhent.ts'

type Detail = z.output<typeof ReservationDetail>

type Props = {
  reservation: Detail
  onSaved: (reservation: z.output<typeof PaidReservation>) => void
  onClose: () => void
}

/** The calls that a change of a reservation's dates makes stale. */
const stale = [
  calls.list,
  calls.rooms,
  calls.get,
  calls.history,
  calls.openWork,
  dashboard.figures,
  venue.availableRooms,
]

/**
 * The form of 'Edit dates and contact'. For a paid stay it shows, before the user saves, the amount to collect, or to
 * give back in cash and by UPI.
 */
export function EditDetailsForm({ reservation, onSaved, onClose }: Props) {
  const t = useText()
  const word = useWord()
  const { rupees } = useFormat()
  // Ten minutes, in ms: the venue adds a building a few times a year.
  const choices = useAnswer(calls.applicationChoices, {}, { staleTime: 600_000 })
  const { id, preferred_buildings } = reservation
  const of = useCallForm({
    call: calls.edit,
    draft: {
      name: `${EDIT_DETAILS}.${id}`,
      title: 'Edit dates and contact',
      detail: `${reservation.application_number} ${reservation.applicant_name}`,
      more: id,
    },
    initial: {
      arrival_date: reservation.arrival_date,
      departure_date: reservation.departure_date,
      arrival_time: reservation.arrival_time,
      departure_time: reservation.departure_time,
      phone: reservation.phone,
      email: reservation.email,
      comments: reservation.comments ?? '',
      accomodation_type: reservation.accomodation_type,
      toilet_type: reservation.toilet_type,
      ac_room: reservation.ac_room,
      preferred_buildings: preferred_buildings.map((building) => building.id),
    },
    without: ['difference'],
    request: ({ arrival_date, departure_date }, changed) => ({
      ...changed,
      id,
      difference: newBhent(reservation, arrival_date, departure_date)?.difference ?? 0,
    }),
    makesStale: stale,
    onSuccess: ({ data }) => onSaved(data),
  })
  const { values, getInputProps, setFieldValue } = of.form
  const bhent = newBhent(reservation, values.arrival_date, values.departure_date)
  const submitLabel = !bhent?.difference
    ? 'Save'
    : bhent.difference > 0
      ? say('Save and collect {{amount}}', { amount: { rupees: bhent.difference } })
      : say('Save and give back {{amount}}', { amount: { rupees: -bhent.difference } })

  const how = ({ difference, upi_back }: { difference: number; upi_back: number }) => {
    if (difference === 0) return ''
    const amount = rupees(Math.abs(difference))
    if (difference > 0) return t('{{amount}} is collected in cash.', { amount })
    if (upi_back === 0) return t('{{amount}} is given back in cash.', { amount })
    const cash = onWire(exact(difference).neg().minus(upi_back))
    if (cash === 0) return t('{{amount}} is given back by UPI.', { amount })
    return t('Given back: {{cash}} in cash, {{upi}} by UPI.', { cash: rupees(cash), upi: rupees(upi_back) })
  }
  const named = (codes: readonly PlainKey[]) => codes.map((code) => ({ value: code, label: t(code) }))
  const buildings = choices.data?.data.buildings ?? []
  // A preferred building that was since switched off stays the applicant's preference.
  const known = [
    ...buildings,
    ...preferred_buildings.filter((one) => !buildings.some(({ id: known }) => known === one.id)),
  ]

  return (
    <FormModal of={of} title="Edit dates and contact" submitLabel={submitLabel} onClose={onClose}>
      <Text size="sm">
        {reservation.application_number} · {reservation.applicant_name}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
        <DateField
          label={t('Arrival')}
          {...getInputProps('arrival_date')}
          readOnly={reservation.acco_checkin_status === 'Yes'}
          required
        />
        <TimeField label={t('Arrival time')} {...getInputProps('arrival_time')} required />
        <DateField label={t('Departure')} {...getInputProps('departure_date')} required />
        <TimeField label={t('Departure time')} {...getInputProps('departure_time')} required />
      </SimpleGrid>
      <div role="status">
        {bhent && (
          <Alert color="hold" p="xs">
            {t('The Bhent for the rooms is now {{total}}. It was {{before}}.', {
              total: rupees(bhent.total),
              before: rupees(bhent.before),
            })}{' '}
            {how(bhent)}
          </Alert>
        )}
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput label={t('Phone')} type="tel" {...getInputProps('phone')} required />
        <TextInput label={t('Email')} type="email" {...getInputProps('email')} required />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <Select
          label={t('Accommodation type')}
          data={named(accomodationTypes)}
          clearable
          {...getInputProps('accomodation_type')}
        />
        <Select
          label={t('Toilet type')}
          data={named(toiletTypes)}
          clearable
          {...getInputProps('toilet_type')}
        />
        <Select label={t('AC room')} data={named(['YES', 'NO'])} clearable {...getInputProps('ac_room')} />
      </SimpleGrid>
      <ManySelect
        label={t('Preferred buildings')}
        data={known.map((building) => ({ value: String(building.id), label: word(building.name) }))}
        maxValues={3}
        {...getInputProps('preferred_buildings')}
        {...(hasFailed(choices) && { error: <LoadFailure of={choices} /> })}
        value={(values.preferred_buildings ?? []).map(String)}
        onChange={(ids) => setFieldValue('preferred_buildings', ids.map(Number))}
      />
      <Textarea label={t('Comments')} autosize maxRows={6} {...getInputProps('comments')} />
    </FormModal>
  )
}
