import { Text } from '@mantine/core'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { VisitReceipt } from '@nivas/contract/samadh/schemas.ts'
import { totalPeople, VisitFields } from '@nivas/contract/samadh/visit.ts'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { makeStale } from '../api/make-stale.ts'
import { answers } from '../app/answers.ts'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { type CallFormState, useCallForm } from '../ui/form/use-call-form.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { CardInput } from '../ui/visits/card-input.tsx'
import { EntryFrame } from '../ui/visits/entry-frame.tsx'
import { useNextCard } from '../ui/visits/use-next-card.ts'
import classes from '../ui/visits/visits.module.css'
import { MoreFields } from './more-fields.tsx'
import { goToNext } from './next-field.ts'
import { OpenVisit } from './open-visit.tsx'
import { staleAfterVisit } from './stale.ts'
import { submitVisit, type VisitRequest } from './submit.ts'
import { useAgreements } from './use-agreements.ts'
import { useVisitor } from './use-visitor.ts'
import { VisitRows } from './visit-rows.tsx'
import { filled, initial } from './visit-values.ts'

type Props = {
  /** Today at the venue. */
  today: string
  onEntered: (receipt: VisitReceipt) => void
  /** The actions beside the scan field, such as the counter's Re-Print. */
  actions?: ReactNode
  /** Receives the form, so that the dialog can ask before it closes. */
  held?: RefObject<Closable | undefined>
  /** For editing: an earlier visit, the name of its draft, and the function that sends it. */
  edited?: VisitRequest
  draft?: string
  by?: typeof submitVisit
}

/** The form of a visit. Scanning a card opens it; after six fields Enter records the visit. */
export function VisitForm({ today, onEntered, actions, held, edited, draft, by = submitVisit }: Props) {
  const [isOpen, setOpen] = useState(edited !== undefined)
  const of = useCallForm({
    call: calls.visit,
    schema: VisitFields,
    draft: {
      name: draft ?? 'samadh-visit',
      title: 'Memorial site visit',
      onlyNumbersSecret: ['mobileNumber', 'email'],
      besides: ['idProof', 'tourType', 'country'],
      typedIn: (values): DraftOf<typeof VisitFields> => visitor.typedIn(values),
      ...(!edited && { offered: true }),
    },
    initial: edited ? filled(edited) : initial,
    hidden: ['earlier', 'closes', 'outsideHours'],
    without: ['totalPeople', 'kept', 'sealed'],
    submitWhen: () => isOpen,
    request: (visit) => ({ ...visit, totalPeople: totalPeople(visit) }),
    by,
    makesStale: staleAfterVisit,
    listsErrors: 'Errors',
    onFailure: (failure) => {
      // The hours in the heading may be older than those for which the visit was refused.
      void makeStale(answers, calls.settings)
      void agreements.refused(failure)
    },
    onSuccess: ({ data }) => {
      next.restart(reset)
      onEntered(data)
      next.take()
    },
  })
  const { form, element } = of
  const next = useNextCard(of.pending, (card) => void visitor.read(card))
  const reset = () => {
    of.reset()
    visitor.forget()
    setOpen(false)
    agreements.setOpen(undefined)
  }
  useStrayScan(next.field, element, { short: 'words' })
  // Opens the form if a draft was restored after a reload.
  useEffect(() => {
    if (of.restored) setOpen(true)
  }, [of.restored])

  const agreements = useAgreements(of, next)
  const visitor = useVisitor(of, agreements, today, () => setOpen(true))

  return (
    <EntryFrame
      of={of}
      onReset={reset}
      held={held}
      looking={visitor.looking}
      resetLabel="Close"
      submitLabel="Submit"
      actions={actions}
    >
      <VisitorCard of={of} next={next} visitor={visitor} />
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter moves from field to field.
        <div onKeyDown={(event) => goToNext(event, element.current)} className={classes.fields}>
          {agreements.open && (
            <OpenVisit
              visit={agreements.open}
              closing={form.values.closes === agreements.open.id}
              onClose={agreements.close}
            />
          )}
          <VisitRows form={form} onChoose={visitor.chosen} />
          <MoreFields form={form} today={today} />
        </div>
      )}
    </EntryFrame>
  )
}

type CardProps = {
  of: CallFormState<DraftOf<typeof VisitFields>>
  next: ReturnType<typeof useNextCard>
  visitor: ReturnType<typeof useVisitor>
}

/** The field for the visitor's card, and the reason if the last scan did not fill in any field. */
function VisitorCard({
  of: { form, pending },
  next,
  visitor: { ticket, unread, looking, garbled },
}: CardProps) {
  const t = useText()
  const unknown = form.values.visitorname ? undefined : looking.why
  const notFound = unread
    ? t('No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.')
    : unknown
  return (
    <div data-path="idNumber">
      <CardInput
        ref={next.field}
        label={t('Please Scan AadharCard')}
        action="Go on"
        onRead={next.onRead}
        onGarbled={() => !pending && garbled()}
        error={form.errors.idNumber}
        required
      />
      {ticket !== undefined && (
        <Wrong>{t('{{ticket}} is a ticket. Please scan the card of the visitor here.', { ticket })}</Wrong>
      )}
      {notFound && <Wrong>{notFound}</Wrong>}
    </div>
  )
}

/** The reason why a scan did not fill in any field. */
const Wrong = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="red" role="alert">
    {children}
  </Text>
)
