import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import type { Request } from '@nivas/contract/call.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { GateEntry } from '@nivas/contract/gate/gate-entry.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { text as messages } from '@nivas/contract/messages.ts'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import type { RefObject } from 'react'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { EntryFrame } from '../ui/visits/entry-frame.tsx'
import { peopleInput } from '../ui/visits/people-input.ts'
import { readTypedCard } from '../ui/visits/read-typed-card.ts'
import { useNextCard } from '../ui/visits/use-next-card.ts'
import { EntryCards } from './entry-cards.tsx'
import { staleAfterEntry } from './stale.ts'
import { submitEntry } from './submit.ts'
import { useThisGate } from './this-gate.ts'
import { useAsking } from './use-asking.ts'
import { useEntered } from './use-entered.ts'
import { useEntryPerson } from './use-entry-person.ts'
import { useNewDays } from './use-new-days.ts'
import { useSettled } from './use-settled.ts'
import { VisitedPlace } from './visited-place.tsx'

type Entry = Request<typeof calls.createEntry>

type Props = {
  today: string
  onEntered: (receipt: VisitReceipt) => void
  /** Receives the form, so that the dialog can ask before it closes. */
  held?: RefObject<Closable | undefined>
  /** For editing: an earlier entry, the name of its draft, and the function that sends it. */
  edited?: Entry
  draft?: string
  by?: typeof submitEntry
}

/** Returns the form values of an entry; empty fields hold ''. */
function filled({ inside: _, kept: _kept, sealed: _sealed, gate_id: _gate, ...entry }: Entry) {
  const text = (value: string | null | undefined) => value ?? ''
  return {
    ...entry,
    id_card_no: text(entry.id_card_no),
    adharid: text(entry.adharid),
    visitorname: text(entry.visitorname),
    mobileNumber: text(entry.mobileNumber),
    buildingName: text(entry.buildingName),
    houseNo: text(entry.houseNo),
  }
}

/** The short form of an entry, for one satsangi or other visitor. */
export function GateEntryForm({ today, onEntered, held, edited, draft, by = submitEntry }: Props) {
  const t = useText()
  const gate_id = useThisGate() ?? null
  // Most visitors leave on the day of their entry.
  const days = { fromdate: today, todate: today }
  const entered = useEntered()
  const of = useCallForm({
    call: calls.createEntry,
    schema: GateEntry,
    draft: {
      name: draft ?? 'gate-visitor-entry',
      title: 'Visitor Entry',
      onlyNumbersSecret: ['mobileNumber'],
      besides: ['issatsangi'],
      typedIn: (values): DraftOf<typeof GateEntry> => person.typedIn(values),
      ...(!edited && { offered: true }),
    },
    initial: {
      gate_id: null,
      id_card_no: '',
      adharid: '',
      visitorname: '',
      mobileNumber: '',
      buildingName: '',
      houseNo: '',
      ...days,
      departure_time: '',
      people: 1,
      issatsangi: true,
      ...(edited && filled(edited)),
    },
    hidden: ['gate_id'],
    without: ['isnonsatsangi', 'inside', 'kept', 'sealed'],
    request: ({ isnonsatsangi: _, ...entry }) => ({
      ...entry,
      gate_id: edited ? (edited.gate_id ?? null) : gate_id,
    }),
    by: useAsking(by, edited),
    listsErrors: 'Errors',
    subject: entered,
    makesStale: staleAfterEntry,
    onSuccess: ({ data }) => {
      next.restart(reset)
      onEntered(data)
      next.take()
    },
    onFailure: (failure) => {
      next.goBack(failure, form.getValues().visitorname)
    },
  })
  const { form } = of
  useNewDays(form, edited ? {} : days)
  const next = useNextCard(of.pending, (card) => void person.read(card))
  useStrayScan(next.field, of.element, { short: 'words' })
  const person = useEntryPerson(of)
  const reset = () => {
    of.reset()
    person.forget()
  }
  const settled = useSettled(of, async () => {
    readTypedCard(of.element.current)
    return true
  })
  const { issatsangi, fromdate } = form.values

  return (
    <EntryFrame of={settled} onReset={reset} held={held} looking={person.looking}>
      <Switch
        size="md"
        label={t('Is Visitor Satsangi?')}
        checked={issatsangi === true}
        onChange={(event) => person.change(event.currentTarget.checked)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
        <EntryCards of={of} next={next} person={person} />
        <NameInput
          size="md"
          label={t('Name')}
          {...form.getInputProps('visitorname')}
          maxLength={200}
          autoComplete="off"
        />
        <TextInput
          size="md"
          label={t('Mobile Number')}
          {...form.getInputProps('mobileNumber')}
          maxLength={LONGEST_TYPED}
          inputMode="tel"
          autoComplete="off"
        />
        <VisitedPlace form={form} />
        <DateField size="md" label={t('Arrival Date')} {...form.getInputProps('fromdate')} required />
        <DateField
          size="md"
          label={t('Departure Date')}
          {...form.getInputProps('todate')}
          min={fromdate || today}
          tooEarly={fromdate ? messages.departure : undefined}
          required
        />
        <TimeField size="md" label={t('Departure Time')} {...form.getInputProps('departure_time')} required />
        <NumberField
          {...peopleInput}
          min={1}
          label={t('No of People')}
          {...form.getInputProps('people')}
          required
        />
      </SimpleGrid>
    </EntryFrame>
  )
}
