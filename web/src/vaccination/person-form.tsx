import { say } from '@nivas/contract/texts.ts'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { type Dose, dayOfTwo } from '@nivas/contract/vaccination/doses.ts'
import { type Person, type PersonRecord, personUpTo } from '@nivas/contract/vaccination/schemas.ts'
import { useMemo, useRef } from 'react'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { PersonFields } from './person-fields.tsx'
import { emptyPerson, valuesOf } from './person-values.ts'
import { staleRecords } from './stale.ts'

/** Drafts do not store health data on the computer (docs/decisions/0205). */
const withoutHealth = {
  onlyNumbersSecret: ['mobile', 'address'],
  labels: { adharCardNumber: 'AadharCard No', dob: 'Date of birth', doses: 'Vaccination Doses' },
} as const

/**
 * The form of a new person, whose Save is enabled when all fields are valid. Calls `onKnown` if the card already has a
 * record.
 */
export function useNewPerson(
  today: string,
  onSaved: (record: PersonRecord) => void,
  onKnown: (record: Person) => void,
) {
  const schema = useMemo(() => personUpTo(today), [today])
  const subject = useSubject()
  const askOneDay = useOneDayQuestion()
  const of = useCallForm({
    call: calls.create,
    schema,
    // The registry fills in these fields.
    hidden: ['cardNo', 'customerId'],
    initial: emptyPerson,
    submitWhen: 'valid',
    asks: ({ doses }) => askOneDay(doses),
    makesStale: staleRecords,
    subject,
    draft: { name: 'vaccination-entry', title: 'Add Vaccination Entry', ...withoutHealth },
    onSuccess: ({ data }) => onSaved(data),
  })
  const search = useRef<HTMLInputElement>(null)
  useStrayScan(search, of.element, { short: 'everywhere' })
  return { of, fields: <PersonFields form={of.form} today={today} search={{ ref: search, onKnown }} /> }
}

/** Returns a function that names a record in a notice. */
function useSubject() {
  const t = useText()
  return ({ data }: { data: PersonRecord }) => `${data.name}, ${t('Sr.No')} ${data.srNo}`
}

/** Asks about two doses on one day, which may be one dose entered twice; undefined if there are none. */
function useOneDayQuestion() {
  const confirm = useConfirm()
  return (doses: readonly Dose[]): Promise<boolean> | undefined => {
    const day = dayOfTwo(doses)
    if (day === undefined) return undefined
    return confirm({
      title: 'Two doses on the same day?',
      text: say('Both doses are dated {{day}}. Is that right?', { day: { day } }),
      action: 'Yes, on the same day',
      doubtful: true,
    })
  }
}

/** The form that changes the record of a person. */
export function useChangedPerson(
  today: string,
  person: PersonRecord,
  onSaved: (record: PersonRecord) => void,
) {
  const { id, version } = person
  const schema = useMemo(() => personUpTo(today), [today])
  const subject = useSubject()
  const askOneDay = useOneDayQuestion()
  const of = useCallForm({
    call: calls.edit,
    schema,
    without: ['id', 'version'],
    hidden: ['cardNo', 'customerId'],
    initial: valuesOf(person),
    request: (values) => ({ ...values, id, version }),
    // Saving prints the card, so it needs a change.
    submitWhen: 'changed',
    // Doses that were confirmed before are not asked about again.
    asks: ({ doses }) => (dayOfTwo(doses) === dayOfTwo(person.doses) ? undefined : askOneDay(doses)),
    makesStale: staleRecords,
    subject,
    draft: {
      // A record is saved whole: what was typed for an earlier version would overwrite another desk's change.
      name: `edit-vaccination.${id}.${version}`,
      title: 'Edit Person Details',
      detail: person.name,
      ...withoutHealth,
    },
    onSuccess: ({ data }) => onSaved(data),
  })
  useStrayScan(undefined, of.element, { short: 'everywhere' })
  return { of, fields: <PersonFields form={of.form} today={today} /> }
}
