import { Group, NumberInput, Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { FAMILY } from '@nivas/contract/samadh/lookups.ts'
import type { FoundVisitor, OpenVisit as Open, VisitReceipt } from '@nivas/contract/samadh/schemas.ts'
import { totalPeople, VisitFields } from '@nivas/contract/samadh/visit.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { send } from '../api/client.ts'
import type { CallFailure } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import type { DraftOf, InitialOf } from '../ui/form/draft.ts'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { CardInput, type Read, shownCard } from '../ui/visits/card-input.tsx'
import { EntryFrame } from '../ui/visits/entry-frame.tsx'
import { people } from '../ui/visits/spinner.ts'
import { useCountries } from '../ui/visits/use-countries.ts'
import { useLookUp } from '../ui/visits/use-look-up.ts'
import classes from '../ui/visits/visits.module.css'
import { fieldsOfCard, fieldsOfFound, merged, nobody } from './card-fields.ts'
import { MobileField } from './mobile-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { goOn, goTo } from './next-field.ts'
import { OpenVisit } from './open-visit.tsx'
import { staleAfterVisit } from './stale.ts'
import { submitVisit, type VisitRequest } from './submit.ts'

type Props = {
  /** The venue's day. */
  today: string
  onEntered: (receipt: VisitReceipt) => void
  /** Beside the scan: the Re-Print of the counter. */
  actions?: ReactNode
  /** The form, for its dialog. */
  held?: RefObject<Closable | undefined>
  /** An earlier visit that is edited, the name of its draft, and how it is sent. */
  begun?: VisitRequest
  draft?: string
  by?: typeof submitVisit
}

const seldom = { staleTime: 3_600_000 }

const initial: InitialOf<typeof VisitFields> = {
  ...nobody,
  mobilesCollected: 0,
  tourType: FAMILY,
  gents: 1,
  ladies: 0,
  children: 0,
  trayRequired: false,
  closeOpen: false,
  outsideHours: false,
}

/** An earlier visit as the form holds it: empty fields have ''. */
const filled = ({ kept: _, sealed: _sealed, totalPeople: _total, ...visit }: VisitRequest) =>
  Object.fromEntries(
    Object.entries({ ...initial, ...visit }).map(([field, value]) => [
      field,
      value === null && field !== 'earlier' ? '' : field === 'birthYear' ? String(value ?? '') : value,
    ]),
  ) as typeof initial

/** A visit: a card is scanned, which opens the form; six fields and Enter record it. */
export function VisitForm({ today, onEntered, actions, held, begun, draft, by = submitVisit }: Props) {
  const t = useText()
  const confirm = useConfirm()
  const countries = useCountries()
  const proofs = useAnswer(calls.idProofs, {}, seldom).data?.data
  const tours = useAnswer(calls.tourTypes, {}, seldom).data?.data
  const [isOpen, setOpen] = useState(begun !== undefined)
  const [unread, setUnread] = useState(false)
  const [open, setOpenVisit] = useState<Open>()
  const looking = useLookUp(
    async (idNumber, signal) => (await send(calls.lookUp, { idNumber }, { signal })).data,
  )
  const of = useCallForm({
    call: calls.visit,
    schema: VisitFields,
    draft: {
      name: draft ?? 'samadh-visit',
      title: 'Memorial site visit',
      besides: ['idProof', 'tourType', 'country'],
      typedIn: (values): DraftOf<typeof VisitFields> => person.typedIn(values),
      ...(!begun && { offered: true }),
    },
    initial: begun ? filled(begun) : initial,
    hidden: ['earlier', 'closeOpen', 'outsideHours'],
    without: ['totalPeople', 'kept', 'sealed'],
    submitWhen: () => isOpen,
    request: (visit) => ({ ...visit, totalPeople: totalPeople(visit) }),
    by,
    makesStale: staleAfterVisit,
    onFailure: (failure) => void refused(failure),
    onSuccess: ({ data }) => {
      reset()
      onEntered(data)
    },
  })
  const { form, element } = of
  const person = useFilledIn(form, nobody)
  const reset = () => {
    of.reset()
    person.forget()
    looking.clear()
    setOpen(false)
    setUnread(false)
    setOpenVisit(undefined)
  }
  useEffect(() => {
    if (held) held.current = of
  })
  const { idNumber, gents, ladies, children, mobileNumber, closeOpen } = form.values
  const total = totalPeople({ gents, ladies, children })

  /** A second visit of the card, or a visit outside the hours: both can be agreed to. */
  const refused = async ({ data, text }: CallFailure) => {
    const { open: found, mayOpen } = (data ?? {}) as { open?: Open; mayOpen?: boolean }
    if (found) setOpenVisit(found)
    if (!mayOpen) return
    const agreed = await confirm({
      title: 'Outside the visit hours',
      text,
      facts: [[t('Name'), String(form.getValues().visitorname ?? '')]],
      action: 'Enter all the same',
    })
    if (!agreed) return
    form.setFieldValue('outsideHours', true)
    later(() => of.submit())
  }
  const close = (submits: boolean) => {
    form.setFieldValue('closeOpen', true)
    if (submits) later(() => latest.current.submit())
    else later(() => goTo(element.current, 'gents'))
  }
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  })

  const read = async (card: Read) => {
    const fill = person.scanned(card.number)
    setOpen(true)
    setUnread(false)
    setOpenVisit(undefined)
    form.setFieldValue('closeOpen', false)
    form.setFieldValue('idNumber', card.number)
    form.clearFieldError('idNumber')
    const own = fieldsOfCard(card)
    fill(own)
    firstEmpty()
    const { found } = await looking.lookUp(card.number)
    if (!found) return
    if (found.open) setOpenVisit(found.open)
    if (!found.visitor) return
    fill(merged(own, fieldsOfFound(found.visitor)))
    firstEmpty()
  }
  const garbled = () => {
    looking.clear()
    person.scanned(undefined)
    setOpenVisit(undefined)
    setOpen(true)
    setUnread(true)
  }
  /** A visitor who was chosen by the mobile number, known by the earlier card when none was scanned. */
  const chosen = (visitor: FoundVisitor) => {
    const values = fieldsOfFound(visitor)
    for (const [field, value] of Object.entries(values))
      if (value !== null) form.setFieldValue(field, value as never)
    if (form.getValues().idNumber === '' && visitor.uid) form.setFieldValue('idNumber', visitor.uid)
    later(() => goTo(element.current, 'gents'))
  }
  const firstEmpty = () =>
    later(() => {
      const { visitorname, mobileNumber: mobile } = form.getValues()
      goTo(element.current, !visitorname ? 'visitorname' : !mobile ? 'mobileNumber' : 'gents')
    })

  return (
    <EntryFrame
      of={of}
      onReset={reset}
      looking={looking}
      resetLabel="Close"
      submitLabel="Submit (F2)"
      actions={actions}
    >
      <div data-path="idNumber">
        <CardInput
          label={t('Please Scan AadharCard')}
          action="Go on"
          onRead={(card) => void read(card)}
          onGarbled={garbled}
          error={form.errors.idNumber}
          required
        />
        {(unread || (looking.why && !form.values.visitorname)) && (
          <Text size="sm" c="red" role="alert">
            {unread
              ? t('No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.')
              : looking.why}
          </Text>
        )}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on from field to field.
        <div onKeyDown={(event) => goOn(event, element.current)} className={classes.fields}>
          {open && (
            <OpenVisit
              visit={open}
              closing={closeOpen === true}
              onClose={() => close(of.error !== undefined)}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
            <TextInput
              size="md"
              label={t('Id Number')}
              value={shownCard(idNumber)}
              placeholder={t('Scan or type it above')}
              readOnly
              tabIndex={-1}
            />
            <NameInput
              size="md"
              label={t('Name')}
              {...form.getInputProps('visitorname')}
              maxLength={200}
              autoComplete="off"
              required
            />
            <MobileField form={form} value={mobileNumber ?? ''} onChoose={chosen} />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
            <NumberInput {...people} label={t('Gents')} {...form.getInputProps('gents')} required />
            <NumberInput {...people} label={t('Ladies')} {...form.getInputProps('ladies')} required />
            <NumberInput {...people} label={t('Children')} {...form.getInputProps('children')} required />
            <NumberInput
              {...people}
              max={30_000}
              label={t('Mobile(s) Collected')}
              {...form.getInputProps('mobilesCollected')}
            />
            <Group align="flex-end">
              <Text fz="h1" fw={700} data-testid="total-people">
                {t('Total')}: {formatCount(total)}
              </Text>
            </Group>
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 4 }} spacing="sm">
            <NamedSelect
              size="md"
              label={t('Id Proof')}
              options={proofs}
              {...form.getInputProps('idProof')}
              allowDeselect={false}
            />
            <NamedSelect
              size="md"
              label={t('Tour Type')}
              options={tours}
              {...form.getInputProps('tourType')}
              onChange={(id) => form.setFieldValue('tourType', id === '' ? null : id)}
              clearable
            />
            <Select
              size="md"
              label={t('Country')}
              data={countries}
              searchable
              allowDeselect={false}
              {...form.getInputProps('country')}
              required
            />
            <Group align="flex-end" h="100%">
              <Switch
                size="md"
                mb="xs"
                label={t('Tray Required')}
                {...form.getInputProps('trayRequired', { type: 'checkbox' })}
              />
            </Group>
          </SimpleGrid>
          <MoreFields form={form} today={today} />
        </div>
      )}
    </EntryFrame>
  )
}

/** After the fields have rendered. */
const later = (act: () => void) => setTimeout(act)
