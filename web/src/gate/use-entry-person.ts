import type { GateEntry } from '@nivas/contract/gate/gate-entry.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { focusNextEmpty } from '../ui/form/places.ts'
import type { CallFormState } from '../ui/form/use-call-form.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import type { Read } from '../ui/visits/card-input.tsx'
import { fullName, useSatsangi } from './find-satsangi.ts'

/** The fields of one person, which the next card clears. */
const emptyPerson = { id_card_no: '', adharid: '', visitorname: '', mobileNumber: '' }

/** Fills in the person of the short form from a card and from the registry. */
export function useEntryPerson({ form, element, pending }: CallFormState<DraftOf<typeof GateEntry>>) {
  const person = useFilledIn(form, emptyPerson)
  const looking = useSatsangi()
  const { issatsangi } = form.values
  const forgetPerson = () => {
    looking.clear()
    person.scanned(undefined)
  }

  return {
    looking,
    typedIn: person.typedIn,
    read: async ({ number, name, isAadhaar }: Read) => {
      // A visitor who is not a satsangi has only this number.
      const field = isAadhaar || !issatsangi ? 'adharid' : 'id_card_no'
      const fill = person.scanned(number)
      const from = document.activeElement
      form.setFieldValue(field, number)
      // One of the two numbers is enough, so both errors go.
      form.clearFieldError('id_card_no')
      form.clearFieldError('adharid')
      fill({ visitorname: name })
      const { found } = await looking.lookUp(number)
      // The name on the card takes precedence over the name of an earlier visit.
      if (found) fill({ visitorname: name ?? fullName(found), mobileNumber: found.phone })
      // If the focus has not moved, it goes to the next empty field; for an unknown person that is the name.
      if (!(from instanceof HTMLElement) || document.activeElement !== from) return
      if (found || name) focusNextEmpty(from)
      else element.current?.querySelector<HTMLElement>('[data-path="visitorname"]')?.focus()
    },
    /** Clears the person after an unreadable scan, except while the entry is being saved. */
    garbled: () => !pending && forgetPerson(),
    /** Switches between satsangi and other visitor. */
    change: (yes: boolean) => {
      forgetPerson()
      form.setValues({ issatsangi: yes, buildingName: '', houseNo: '', ...(!yes && { id_card_no: '' }) })
      form.clearErrors()
    },
    /** Forgets the person when the form restarts. */
    forget: () => {
      person.forget()
      looking.clear()
    },
  }
}
