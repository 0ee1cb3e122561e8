import type { GateEntry } from '@nivas/contract/gate/gate-entry.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { focusNextEmpty } from '../ui/form/places.ts'
import type { CallFormState } from '../ui/form/use-call-form.ts'
import { useFilledIn } from '../ui/form/use-filled-in.ts'
import type { Read } from '../ui/visits/card-input.tsx'
import { fullName, useSatsangi } from './find-satsangi.ts'

/** The fields of one person: the next card clears them. */
const emptyPerson = { id_card_no: '', adharid: '', visitorname: '', mobileNumber: '' }

/** Fills in the person of the short form by a card, with what is known of its holder. */
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
      else element.current?.querySelector<HTMLElement>('[data-path="visitorname"]')?.focus()
    },
    /** While an entry is being saved, its person stays. */
    garbled: () => !pending && forgetPerson(),
    /** A satsangi, or another visitor. */
    change: (yes: boolean) => {
      forgetPerson()
      form.setValues({ issatsangi: yes, buildingName: '', houseNo: '', ...(!yes && { id_card_no: '' }) })
      form.clearErrors()
    },
    /** The form restarts. */
    forget: () => {
      person.forget()
      looking.clear()
    },
  }
}
