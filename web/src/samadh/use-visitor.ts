import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import { isTicket, totalPeople, type VisitFields } from '@nivas/contract/samadh/visit.ts'
import { useState } from 'react'
import { send } from '../api/client.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import type { CallFormState } from '../ui/form/use-call-form.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import { holderOf, type Read } from '../ui/visits/card-input.tsx'
import { useLookUp } from '../ui/visits/use-look-up.ts'
import { emptyPerson, fieldsOfCard, fieldsOfFound, merged } from './card-fields.ts'
import { goTo, later } from './next-field.ts'
import type { useAgreements } from './use-agreements.ts'

/** Fills in the visitor from the card, an earlier visit or the registry, or from a chosen mobile number. */
export function useVisitor(
  { form, element }: CallFormState<DraftOf<typeof VisitFields>>,
  agreements: ReturnType<typeof useAgreements>,
  today: string,
  /** Called when a card is read, which opens the form. */
  openForm: () => void,
) {
  const [unread, setUnread] = useState(false)
  const [ticket, setTicket] = useState<string>()
  const person = useFilledIn(form, emptyPerson)
  const looking = useLookUp(
    async (card: Read, signal: AbortSignal) =>
      (await send(calls.lookUp, { idNumber: card.number, ...holderOf(card) }, { signal })).data,
  )
  const firstEmpty = () =>
    later(() => {
      const { visitorname, mobileNumber: mobile } = form.getValues()
      goTo(element.current, !visitorname ? 'visitorname' : !mobile ? 'mobileNumber' : 'gents')
    })

  return {
    /** Whether the last scan was not a readable card. */
    unread,
    /** The number of the ticket if the last scan was one. */
    ticket,
    looking,
    typedIn: person.typedIn,
    read: async (card: Read) => {
      setTicket(isTicket(card.number) ? card.shown : undefined)
      // A ticket is not a card, so the form does not change.
      if (isTicket(card.number)) return
      const fill = person.scanned(card.number)
      openForm()
      setUnread(false)
      agreements.forget()
      form.setFieldValue('idNumber', card.number)
      form.clearFieldError('idNumber')
      const own = fieldsOfCard(card, today)
      fill(own)
      firstEmpty()
      const { found } = await looking.lookUp(card)
      if (!found) return
      if (found.open) agreements.setOpen(found.open)
      if (!found.visitor) return
      fill(merged(own, fieldsOfFound(found.visitor, today)))
      firstEmpty()
    },
    garbled: () => {
      looking.clear()
      setTicket(undefined)
      person.scanned(undefined)
      agreements.forget()
      openForm()
      setUnread(true)
    },
    /** Fills in a visitor chosen by mobile number, with the card of the earlier visit if no card was scanned. */
    chosen: (visitor: FoundVisitor) => {
      const { gents, ladies, ...values } = fieldsOfFound(visitor, today)
      const before = form.getValues()
      person.chosen({
        ...values,
        ...(totalPeople(before) === 1 && { gents, ladies }),
        ...(before.idNumber === '' && { idNumber: visitor.uid }),
      })
      later(() => goTo(element.current, 'gents'))
    },
    /** Forgets the visitor when the form restarts. */
    forget: () => {
      person.forget()
      looking.clear()
      setUnread(false)
      setTicket(undefined)
    },
  }
}
