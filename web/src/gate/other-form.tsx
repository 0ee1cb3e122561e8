import { SimpleGrid, TextInput } from '@mantine/core'
import type { Request } from '@nivas/contract/call.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { fieldsOf, OtherEntry, purposeFields } from '@nivas/contract/gate/entry.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { asPersonName, INDIA } from '@nivas/contract/people.ts'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import { type RefObject, useRef } from 'react'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import type { DraftOf, InitialOf } from '../ui/form/draft.ts'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { CardInput, type Read } from '../ui/visits/card-input.tsx'
import { EntryFrame } from '../ui/visits/entry-frame.tsx'
import { peopleInput } from '../ui/visits/people-input.ts'
import { readTypedCard } from '../ui/visits/read-typed-card.ts'
import { useNextCard } from '../ui/visits/use-next-card.ts'
import classes from '../ui/visits/visits.module.css'
import { fullName, useSatsangi } from './find-satsangi.ts'
import { type Companions, OtherList } from './other-list.tsx'
import { PurposeFields } from './purpose-fields.tsx'
import { staleAfterEntry } from './stale.ts'
import { submitVisitorEntry } from './submit.ts'
import { useThisGate } from './this-gate.ts'
import { useAsking } from './use-asking.ts'
import { useEntered } from './use-entered.ts'
import { useSettled } from './use-settled.ts'

type Entry = Request<typeof calls.createVisitorEntry>

type Props = {
  onEntered: (receipt: VisitReceipt) => void
  /** Receives the form, so that the dialog can ask before it closes. */
  held?: RefObject<Closable | undefined>
  /** For editing: an earlier entry, the name of its draft, and the function that sends it. */
  edited?: Entry
  draft?: string
  by?: typeof submitVisitorEntry
}

const initial = {
  gate_id: null,
  idNumber: '',
  visitorname: '',
  gents: 0,
  members: [],
  visit_purpose: {
    purpose_id: '' as const,
    visitingname: '',
    houseno: '',
    otherpurpose: '',
    satsangofficial: '',
    country: INDIA,
    state: '',
    vehicleno: '',
    visitormobile: '',
  },
}

/** The fields of one person, which the next card clears. */
const emptyPerson = { idNumber: '', visitorname: '', 'visit_purpose.visitormobile': '' }

/** Returns the form values of an entry. Fields that are empty, or that its purpose hides, hold ''. */
function filled({
  idNumber,
  visitorname,
  people: all,
  members,
  visit_purpose,
}: Entry): InitialOf<typeof OtherEntry> {
  const hidden = purposeFields.filter((field) => !fieldsOf(visit_purpose?.purpose_id).includes(field))
  const purpose = Object.entries(visit_purpose ?? {}).filter(
    ([field, value]) => value !== null && !hidden.some((one) => one === field),
  )
  return {
    gate_id: null,
    idNumber: idNumber ?? '',
    visitorname: visitorname ?? '',
    gents: (all ?? 1) - 1,
    members: (members ?? []) as never[],
    visit_purpose: { ...initial.visit_purpose, ...Object.fromEntries(purpose) },
  }
}

/** The form for a non-satsangi visitor: data, purpose and companions. */
export function OtherForm({ onEntered, held, edited, draft, by = submitVisitorEntry }: Props) {
  const t = useText()
  const gate_id = useThisGate() ?? null
  const looking = useSatsangi()
  const entered = useEntered()
  const of = useCallForm({
    call: calls.createVisitorEntry,
    schema: OtherEntry,
    draft: {
      name: draft ?? 'gate-non-satsangi',
      title: 'Non-satsangi entry',
      onlyNumbersSecret: ['members'],
      typedIn: (values): DraftOf<typeof OtherEntry> => person.typedIn(values),
      ...(!edited && { offered: true }),
    },
    initial: edited ? filled(edited) : initial,
    hidden: ['gate_id'],
    without: [
      'isnonsatsangi',
      'people',
      'another_day',
      'reservation_id',
      'fromdate',
      'todate',
      'departure_time',
      'old_departure_date',
      'old_departure_time',
      'children',
      'adults',
      'inside',
      'kept',
      'sealed',
    ],
    request: ({ gents, ...entry }) => ({
      ...entry,
      gate_id: edited ? (edited.gate_id ?? null) : gate_id,
      isnonsatsangi: true,
      people: gents + 1,
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
  const next = useNextCard(of.pending, (card) => void read(card))
  useStrayScan(next.field, of.element, { short: 'words' })
  const person = useFilledIn(form, emptyPerson)
  const reset = () => {
    of.reset()
    person.forget()
    looking.clear()
  }
  const { gents, members } = form.values
  const companions = useRef<Companions>(null)
  const settled = useSettled(of, async () => {
    readTypedCard(of.element.current)
    return companions.current?.settle() ?? true
  })

  const forgetPerson = () => {
    looking.clear()
    person.scanned(undefined)
  }
  const read = async ({ number, name }: Read) => {
    const fill = person.scanned(number)
    form.setFieldValue('idNumber', number)
    form.clearFieldError('idNumber')
    fill({ visitorname: name && asPersonName(name) })
    focusOn(name ? 'visit_purpose.visitormobile' : 'visitorname')
    const { found } = await looking.lookUp(number)
    if (!found) return
    fill({ visitorname: asPersonName(name ?? fullName(found)), 'visit_purpose.visitormobile': found.phone })
  }
  const focusOn = (path: string) =>
    setTimeout(() => of.element.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus())

  return (
    <EntryFrame of={settled} onReset={reset} held={held} looking={looking}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
        <div data-path="idNumber" className={classes.wide}>
          <CardInput
            ref={next.field}
            label={t('Id Number')}
            onRead={next.onRead}
            onGarbled={() => !of.pending && forgetPerson()}
            error={form.errors.idNumber}
            required
          />
        </div>
        <NameInput
          size="md"
          label={t('Name')}
          {...form.getInputProps('visitorname')}
          maxLength={200}
          autoComplete="off"
          required
        />
        <TextInput
          size="md"
          label={t('Mobile Number')}
          {...form.getInputProps('visit_purpose.visitormobile')}
          maxLength={LONGEST_TYPED}
          inputMode="tel"
          autoComplete="off"
          required
        />
        <PurposeFields form={form} />
        <NumberField
          {...peopleInput}
          label={t('No of accompanying visitors')}
          {...form.getInputProps('gents')}
          required
        />
      </SimpleGrid>
      {(Number(gents) > 0 || members.length > 0) && <OtherList form={form} list={companions} />}
    </EntryFrame>
  )
}
