import { SimpleGrid, Switch, Text, TextInput } from '@mantine/core'
import type { Request } from '@nivas/contract/call.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { GateEntry } from '@nivas/contract/gate/gate-entry.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { isMasked, withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { text as messages } from '@nivas/contract/messages.ts'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import type { RefObject } from 'react'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import { focusNextEmpty } from '../ui/form/places.ts'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { AadhaarInput, CardInput, type Read } from '../ui/visits/card-input.tsx'
import { EntryFrame } from '../ui/visits/entry-frame.tsx'
import { peopleInput } from '../ui/visits/people-input.ts'
import { useNextCard } from '../ui/visits/use-next-card.ts'
import classes from '../ui/visits/visits.module.css'
import { fullName, useSatsangi } from './find-satsangi.ts'
import { staleAfterEntry } from './stale.ts'
import { submitEntry } from './submit.ts'
import { useThisGate } from './this-gate.ts'
import { useEntered } from './use-entered.ts'
import { useNewDays } from './use-new-days.ts'
import { VisitedPlace } from './visited-place.tsx'

type Entry = Request<typeof calls.createEntry>

type Props = {
  today: string
  onEntered: (receipt: VisitReceipt) => void
  /** The form, for its dialog. */
  held?: RefObject<Closable | undefined>
  /** An earlier entry that is edited, the name of its draft, and how it is sent. */
  begun?: Entry
  draft?: string
  by?: typeof submitEntry
}

/** Empty fields of a form hold ''. */
function filled({ kept: _, sealed: _sealed, gate_id: _gate, ...entry }: Entry) {
  const text = (value: string | null | undefined) => value ?? ''
  return {
    ...entry,
    id_card_no: text(entry.id_card_no),
    adharid: text(entry.adharid),
    visitorname: text(entry.visitorname),
    mobileNumber: text(entry.mobileNumber),
    buildingName: text(entry.buildingName),
    houseNo: text(entry.houseNo),
    people: entry.people ?? 1,
  }
}

/** The fields of one person: the next card clears them. */
const emptyPerson = { id_card_no: '', adharid: '', visitorname: '', mobileNumber: '' }

/** The short form: one line of an entry, for a satsangi or another visitor. */
export function GateEntryForm({ today, onEntered, held, begun, draft, by = submitEntry }: Props) {
  const t = useText()
  const gate_id = useThisGate() ?? null
  const looking = useSatsangi()
  // Most visitors leave on the day they come.
  const days = { fromdate: today, todate: today }
  const entered = useEntered()
  const of = useCallForm({
    call: calls.createEntry,
    schema: GateEntry,
    draft: {
      name: draft ?? 'gate-visitor-entry',
      title: 'Visitor Entry',
      besides: ['issatsangi'],
      typedIn: (values): DraftOf<typeof GateEntry> => person.typedIn(values),
      ...(!begun && { offered: true }),
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
      ...(begun && filled(begun)),
    },
    hidden: ['gate_id'],
    without: ['isnonsatsangi', 'kept', 'sealed'],
    request: ({ isnonsatsangi: _, ...entry }) => ({
      ...entry,
      gate_id: begun ? (begun.gate_id ?? null) : gate_id,
    }),
    by,
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
  useNewDays(form, begun ? {} : days)
  const next = useNextCard(of.pending, (card) => void read(card))
  useStrayScan(next.field, of.element)
  const person = useFilledIn(form, emptyPerson)
  const reset = () => {
    of.reset()
    person.forget()
    looking.clear()
  }
  const { issatsangi, adharid, fromdate } = form.values

  const forgetPerson = () => {
    looking.clear()
    person.scanned(undefined)
  }
  /** While an entry is being saved, its person stays. */
  const garbled = () => !of.pending && forgetPerson()
  const change = (yes: boolean) => {
    forgetPerson()
    form.setValues({ issatsangi: yes, buildingName: '', houseNo: '', ...(!yes && { id_card_no: '' }) })
    form.clearErrors()
  }
  const read = async ({ number, name, isAadhaar }: Read) => {
    // Other visitors show this number only.
    const field = isAadhaar || !issatsangi ? 'adharid' : 'id_card_no'
    const fill = person.scanned(number)
    const from = document.activeElement
    form.setFieldValue(field, number)
    // Either number is enough.
    form.clearFieldError('id_card_no')
    form.clearFieldError('adharid')
    fill({ visitorname: name })
    const { found } = await looking.lookUp(number)
    // The name on a card wins over the name of an earlier visit.
    if (found) fill({ visitorname: name ?? fullName(found), mobileNumber: found.phone })
    // After Enter the next keystroke belongs to what is still empty; of an unknown person that is the name.
    if (!(from instanceof HTMLElement) || document.activeElement !== from) return
    if (found || name) focusNextEmpty(from)
    else of.element.current?.querySelector<HTMLElement>('[data-path="visitorname"]')?.focus()
  }
  /** Beside a card of the venue, it is a second number of the same person. */
  const readAadhaar = (card: Read) => {
    if (of.pending || form.getValues().id_card_no === '') return next.onRead(card)
    form.setFieldValue('adharid', card.number)
    form.clearFieldError('adharid')
  }
  return (
    <EntryFrame of={of} onReset={reset} held={held} looking={looking}>
      <Switch
        size="md"
        label={t('Is Visitor Satsangi?')}
        checked={issatsangi === true}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
        {issatsangi && (
          <div data-path="id_card_no" className={classes.wide}>
            <CardInput
              ref={next.field}
              label={t('Satsangi Id Number')}
              onRead={next.onRead}
              onGarbled={garbled}
              error={form.errors.id_card_no}
            />
            {!adharid && <NotFound text={looking.why} />}
          </div>
        )}
        <div data-path="adharid" className={issatsangi ? undefined : classes.wide}>
          {issatsangi ? (
            <AadhaarInput label={t('Adhar Card Number')} onRead={readAadhaar} error={form.errors.adharid} />
          ) : (
            <CardInput
              ref={next.field}
              label={t('Adhar Card Number')}
              onRead={next.onRead}
              onGarbled={garbled}
              error={form.errors.adharid}
            />
          )}
          {issatsangi && adharid && (
            <Text size="sm" fw={600}>
              {isMasked(adharid) ? withoutMarks(adharid) : maskedNumber(adharid.trim().slice(-4))}
            </Text>
          )}
          {adharid && <NotFound text={looking.why} />}
        </div>
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

/** Why a card fills in no field. */
const NotFound = ({ text }: { text: string | undefined }) =>
  text && (
    <Text size="sm" c="red" role="alert">
      {text}
    </Text>
  )
