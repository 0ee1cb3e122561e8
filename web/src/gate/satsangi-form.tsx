import { Group, SimpleGrid, Text, TextInput } from '@mantine/core'
import { counted, formatCount } from '@nivas/contract/count.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { MOST_VISITORS } from '@nivas/contract/gate/visitor.ts'
import { satsangiPeople } from '@nivas/contract/gate/visitor-entry.ts'
import { text as messages } from '@nivas/contract/messages.ts'
import { arrivesOnAnotherDay } from '@nivas/contract/reservations/arrival.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type RefObject, useMemo, useRef } from 'react'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { EntryFrame } from '../ui/visits/entry-frame.tsx'
import { peopleInput } from '../ui/visits/people-input.ts'
import { useNextCard } from '../ui/visits/use-next-card.ts'
import { AnotherDay } from './another-day.tsx'
import { useSatsangi } from './find-satsangi.ts'
import { daysOf, initialOf, type SatsangiRequest, schemaFor } from './satsangi-entry.ts'
import { type CardList, SatsangiList } from './satsangi-list.tsx'
import { staleAfterEntry } from './stale.ts'
import { submitVisitorEntry } from './submit.ts'
import { useThisGate } from './this-gate.ts'
import { useAsking } from './use-asking.ts'
import { useEntered } from './use-entered.ts'
import { useNewDays } from './use-new-days.ts'
import { useSettled } from './use-settled.ts'
import { WithoutReservation } from './without-reservation.tsx'

type Props = {
  /** Today at the venue. */
  today: string
  /** The reservation whose members are initially in the list. */
  reservation?: Reservation | undefined
  onEntered: (receipt: VisitReceipt) => void
  /** Receives the form, so that the dialog can ask before it closes. */
  held: RefObject<Closable | undefined>
  /** For editing: an earlier entry, the name of its draft, and the function that sends it. */
  edited?: SatsangiRequest
  draft?: string
  by?: typeof submitVisitorEntry
}

/** The form for satsangis, each with a card, and their companions. */
export function SatsangiForm({
  today,
  reservation,
  onEntered,
  held,
  edited,
  draft,
  by = submitVisitorEntry,
}: Props) {
  const t = useText()
  const may = useMay()
  const gate_id = useThisGate() ?? null
  const looking = useSatsangi()
  const days = daysOf(today, reservation)
  const onAnotherDay = reservation && arrivesOnAnotherDay(reservation.arrival_date, today)
  const schema = useMemo(() => schemaFor(onAnotherDay), [onAnotherDay])
  const entered = useEntered()
  const of = useCallForm({
    call: calls.createVisitorEntry,
    schema,
    draft: {
      name: draft ?? (reservation ? `gate-check-in.${reservation.id}` : 'gate-satsangis'),
      title: 'Visitor Entry',
      onlyNumbersSecret: ['members'],
      ...(reservation && { detail: `${reservation.application_number} ${reservation.applicant_name}` }),
      ...(!edited && !reservation && { offered: true }),
    },
    initial: initialOf(days, reservation, edited),
    hidden: ['gate_id', 'reservation_id', 'old_departure_date', 'old_departure_time'],
    without: [
      'isnonsatsangi',
      'people',
      'visit_purpose',
      'idNumber',
      'visitorname',
      'inside',
      'kept',
      'sealed',
    ],
    request: ({ vehicleno, ...entry }) => ({
      ...entry,
      gate_id: edited ? (edited.gate_id ?? null) : gate_id,
      isnonsatsangi: false,
      people: satsangiPeople(entry),
      visit_purpose: { vehicleno },
    }),
    by: useAsking(by, edited),
    listsErrors: 'Errors',
    subject: entered,
    makesStale: [
      reservations.gateList,
      reservations.arrivals,
      reservations.list,
      reservations.get,
      ...staleAfterEntry,
    ],
    onSuccess: ({ data }) => {
      next.restart(reset)
      onEntered(data)
      next.take()
    },
    onFailure: (failure) => {
      next.goBack(failure, form.getValues().members[0]?.name)
    },
  })
  const reset = () => {
    of.reset()
    looking.clear()
  }
  const { form } = of
  useNewDays(form, edited ? {} : days)
  const list = useRef<CardList>(null)
  const next = useNextCard(of.pending, (card) => list.current?.read(card), MOST_VISITORS)
  useStrayScan(next.field, of.element, { short: 'words' })
  const settled = useSettled(of, async () => (await list.current?.settle()) ?? false)
  const { children, adults, members, fromdate } = form.values
  const total = satsangiPeople({ members, children: counted(children), adults: counted(adults) })
  return (
    <EntryFrame of={settled} onReset={reset} held={held} looking={looking}>
      {/* Only the server knows the day of the reservation of an entry that waited. */}
      {(onAnotherDay || (edited && form.values.reservation_id)) && (
        <AnotherDay form={form} reservation={reservation} />
      )}
      {edited?.reservation_id && may('gate-visitor-entry') && (
        <WithoutReservation form={form} reservation={edited.reservation_id} />
      )}
      <SatsangiList form={form} looking={looking} card={next.field} onRead={next.onRead} list={list} />
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <NumberField {...peopleInput} label={t('Children')} {...form.getInputProps('children')} required />
        <NumberField {...peopleInput} label={t('Adults')} {...form.getInputProps('adults')} />
        <TextInput
          size="md"
          label={t('Vehicle number')}
          {...form.getInputProps('vehicleno')}
          maxLength={30}
          autoComplete="off"
        />
        <Group gap="xs" align="flex-end">
          <Text fz="h1" fw={700} data-testid="total-people">
            {t('People')}: {formatCount(total)}
          </Text>
        </Group>
        <DateField
          size="md"
          label={t('Arrival Date')}
          {...form.getInputProps('fromdate')}
          min={today}
          required
        />
        <DateField
          size="md"
          label={t('Departure Date')}
          {...form.getInputProps('todate')}
          min={fromdate || today}
          tooEarly={fromdate ? messages.departure : undefined}
          required
        />
        <TimeField size="md" label={t('Departure Time')} {...form.getInputProps('departure_time')} required />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('Count here the children and adults without a card who are not in the list of visitors.')}
      </Text>
    </EntryFrame>
  )
}
