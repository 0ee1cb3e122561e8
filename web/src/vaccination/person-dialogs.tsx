import { Alert, Skeleton } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { MOST_DOSES } from '@nivas/contract/vaccination/doses.ts'
import type { GivenDose, Person } from '@nivas/contract/vaccination/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useChangedPerson, useNewPerson } from './person-form.tsx'
import { valuesOf } from './person-values.ts'

/** A new person, or the record of this one. */
export type Open = { kind: 'add' } | { kind: 'edit'; person: Person; wasSearched?: boolean }

type Props = {
  today: string
  onClose: () => void
  /** Called after the save: prints the card. */
  onSaved: (id: number) => void
}

type DialogProps = Props & { open: Open; onOpen: (open: Open) => void }

/** The dialog over the list. A new person who has a record already is opened instead. */
export function PersonDialog({ open, onOpen, ...rest }: DialogProps) {
  if (open.kind === 'add')
    return <AddPerson {...rest} onKnown={(person) => onOpen({ kind: 'edit', person, wasSearched: true })} />
  const { person, wasSearched = false } = open
  return <EditPerson key={person.id} {...rest} person={person} wasSearched={wasSearched} />
}

type AddProps = Props & { onKnown: (record: Person) => void }

function AddPerson({ today, onClose, onSaved, onKnown }: AddProps) {
  const { of, fields } = useNewPerson(today, ({ id }) => onSaved(id), onKnown)
  return (
    <FormModal of={of} title="Add Vaccination Entry" submitLabel="Save" onClose={onClose} staysOnEscape>
      {fields}
    </FormModal>
  )
}

type EditProps = Props & {
  person: Person
  /** Opened by a search for a new person. */
  wasSearched?: boolean
}

/** Opening it fetches the doses of the person. */
export function EditPerson(props: EditProps) {
  const t = useText()
  const answer = useAnswer(calls.doses, { id: props.person.id }, { staleTime: 0, gcTime: 0 })
  const doses = answer.data?.data
  if (doses && !answer.isFetching) return <EditFields {...props} doses={doses} />
  return (
    <Dialog title="Edit Person Details" onClose={props.onClose}>
      {answer.error && !answer.isFetching ? (
        <Alert role="alert" color="red">
          {t(
            'Something went when wrong getting Person Vaccination information. Please contact administrator.',
          )}
        </Alert>
      ) : (
        <Skeleton h="20rem" />
      )}
    </Dialog>
  )
}

function EditFields({
  person,
  doses,
  today,
  onClose,
  onSaved,
  wasSearched,
}: EditProps & { doses: readonly GivenDose[] }) {
  const t = useText()
  const { of, fields } = useChangedPerson(today, person, valuesOf(person, doses), ({ id }) => onSaved(id))
  return (
    <FormModal of={of} title="Edit Person Details" submitLabel="Save" onClose={onClose} staysOnEscape>
      {wasSearched && (
        <Alert mb="md">
          {t(
            doses.length < MOST_DOSES
              ? 'This person has a record already: Sr.No {{srNo}}. Add the next dose here.'
              : 'This person has both doses already: Sr.No {{srNo}}.',
            { srNo: person.srNo },
          )}
        </Alert>
      )}
      {fields}
    </FormModal>
  )
}
