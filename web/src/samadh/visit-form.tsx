import { Text } from '@mantine/core'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { FoundVisitor, OpenVisit as Open, VisitReceipt } from '@nivas/contract/samadh/schemas.ts'
import { isTicket, totalPeople, VisitFields } from '@nivas/contract/samadh/visit.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { send } from '../api/client.ts'
import type { CallFailure } from '../api/failure.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { CardInput, holderOf, type Read } from '../ui/visits/card-input.tsx'
import { EntryFrame } from '../ui/visits/entry-frame.tsx'
import { useLookUp } from '../ui/visits/use-look-up.ts'
import { useNextCard } from '../ui/visits/use-next-card.ts'
import classes from '../ui/visits/visits.module.css'
import { filled, initial } from './begun-visit.ts'
import { emptyPerson, fieldsOfCard, fieldsOfFound, merged } from './card-fields.ts'
import { MoreFields } from './more-fields.tsx'
import { goOn, goTo } from './next-field.ts'
import { OpenVisit } from './open-visit.tsx'
import { staleAfterVisit } from './stale.ts'
import { submitVisit, type VisitRequest } from './submit.ts'
import { VisitRows } from './visit-rows.tsx'

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

/** A visit: a card is scanned, which opens the form; six fields and Enter record it. */
export function VisitForm({ today, onEntered, actions, held, begun, draft, by = submitVisit }: Props) {
  const t = useText()
  const confirm = useConfirm()
  const [isOpen, setOpen] = useState(begun !== undefined)
  const [unread, setUnread] = useState(false)
  const [ticket, setTicket] = useState<string>()
  const [open, setOpenVisit] = useState<Open>()
  const looking = useLookUp(
    async (card: Read, signal: AbortSignal) =>
      (await send(calls.lookUp, { idNumber: card.number, ...holderOf(card) }, { signal })).data,
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
    hidden: ['earlier', 'closes', 'outsideHours'],
    without: ['totalPeople', 'kept', 'sealed'],
    submitWhen: () => isOpen,
    request: (visit) => ({ ...visit, totalPeople: totalPeople(visit) }),
    by,
    makesStale: staleAfterVisit,
    listsErrors: 'Errors',
    onFailure: (failure) => void refused(failure),
    onSuccess: ({ data }) => {
      next.restart(reset)
      onEntered(data)
      next.take()
    },
  })
  const { form, element } = of
  const next = useNextCard(of.pending, (card) => void read(card))
  const person = useFilledIn(form, emptyPerson)
  const reset = () => {
    of.reset()
    person.forget()
    looking.clear()
    setOpen(false)
    setUnread(false)
    setTicket(undefined)
    setOpenVisit(undefined)
  }
  useStrayScan(next.field, element)
  // What was typed before a reload is seen again.
  useEffect(() => {
    if (of.restored) setOpen(true)
  }, [of.restored])

  /** A second visit of the card, or a visit outside the hours: both can be agreed to. */
  const refused = async (failure: CallFailure) => {
    const who = form.getValues().visitorname
    const { open: found, mayOpen } = (failure.data ?? {}) as { open?: Open; mayOpen?: boolean }
    if (found) setOpenVisit(found)
    if (!mayOpen) return next.goBack(failure, who)
    const agreed = await confirm({
      title: 'Outside the visit hours',
      text: failure.text,
      facts: [[t('Name'), who ?? '']],
      action: 'Enter all the same',
    })
    if (!agreed) return next.goBack(failure, who, false)
    form.setFieldValue('outsideHours', true)
    later(() => latest.current.submit())
  }
  const close = (submits: boolean) => {
    form.setFieldValue('closes', open?.id ?? null)
    if (submits) later(() => latest.current.submit())
    else later(() => goTo(element.current, 'gents'))
  }
  /** What was agreed to for one visitor is asked again for the next. */
  const forgetAgreed = () => {
    setOpenVisit(undefined)
    form.setFieldValue('closes', null)
    form.setFieldValue('outsideHours', false)
  }
  const latest = useRef(of)
  useEffect(() => {
    latest.current = of
  })

  const read = async (card: Read) => {
    setTicket(isTicket(card.number) ? card.shown : undefined)
    // A ticket's number is no card: the form stays as it is.
    if (isTicket(card.number)) return
    const fill = person.scanned(card.number)
    setOpen(true)
    setUnread(false)
    forgetAgreed()
    form.setFieldValue('idNumber', card.number)
    form.clearFieldError('idNumber')
    const own = fieldsOfCard(card)
    fill(own)
    firstEmpty()
    const { found } = await looking.lookUp(card)
    if (!found) return
    if (found.open) setOpenVisit(found.open)
    if (!found.visitor) return
    fill(merged(own, fieldsOfFound(found.visitor)))
    firstEmpty()
  }
  const garbled = () => {
    looking.clear()
    setTicket(undefined)
    person.scanned(undefined)
    forgetAgreed()
    setOpen(true)
    setUnread(true)
  }
  /** A visitor who was chosen by the mobile number, known by the earlier card when none was scanned. */
  const chosen = (visitor: FoundVisitor) => {
    const { gents, ladies, ...values } = fieldsOfFound(visitor)
    const before = form.getValues()
    person.chosen({
      ...values,
      ...(totalPeople(before) === 1 && { gents, ladies }),
      ...(before.idNumber === '' && { idNumber: visitor.uid }),
    })
    later(() => goTo(element.current, 'gents'))
  }
  const firstEmpty = () =>
    later(() => {
      const { visitorname, mobileNumber: mobile } = form.getValues()
      goTo(element.current, !visitorname ? 'visitorname' : !mobile ? 'mobileNumber' : 'gents')
    })

  const unknown = form.values.visitorname ? undefined : looking.why
  const notFound = unread
    ? t('No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.')
    : unknown

  return (
    <EntryFrame
      of={of}
      onReset={reset}
      held={held}
      looking={looking}
      resetLabel="Close"
      submitLabel="Submit (F2)"
      actions={actions}
    >
      <div data-path="idNumber">
        <CardInput
          ref={next.field}
          label={t('Please Scan AadharCard')}
          action="Go on"
          onRead={next.onRead}
          onGarbled={() => !of.pending && garbled()}
          error={form.errors.idNumber}
          required
        />
        {ticket !== undefined && (
          <Wrong>{t('{{ticket}} is a ticket. Please scan the card of the visitor here.', { ticket })}</Wrong>
        )}
        {notFound && <Wrong>{notFound}</Wrong>}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on from field to field.
        <div onKeyDown={(event) => goOn(event, element.current)} className={classes.fields}>
          {open && (
            <OpenVisit
              visit={open}
              closing={form.values.closes === open.id}
              onClose={() => close(of.error !== undefined)}
            />
          )}
          <VisitRows form={form} onChoose={chosen} />
          <MoreFields form={form} today={today} />
        </div>
      )}
    </EntryFrame>
  )
}

/** Why a scan has filled in nothing. */
const Wrong = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="red" role="alert">
    {children}
  </Text>
)

/** After the fields have rendered. */
const later = (act: () => void) => setTimeout(act)
