import { Alert } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { MOST_DOSES } from '@nivas/contract/vaccination/doses.ts'
import type { Person, PersonRecord } from '@nivas/contract/vaccination/schemas.ts'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useChangedPerson, useNewPerson } from './person-form.tsx'
import { unreadDoses } from './unread-doses.ts'

/** The open dialog: a new person, or the record of an existing one. */
export type Open = { kind: 'add' } | { kind: 'edit'; person: Person; wasSearched?: boolean }

type Props = {
  today: string
  onClose: () => void
  /** Called after saving, to print the card. */
  onSaved: (id: number) => void
}

type DialogProps = Props & { open: Open; onOpen: (open: Open) => void }

/** The dialog over the list. If a new person already has a record, it opens that record instead. */
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
  /** Whether the search for a new person opened this record. */
  wasSearched?: boolean
}

/** The dialog that changes a record. It reads the record with its doses when it opens. */
export function EditPerson({ person, ...props }: EditProps) {
  const answer = useAnswerOnOpening(calls.doses, { id: person.id })
  if (answer.data) return <EditFields {...props} record={answer.data.data} />
  return (
    <Dialog title="Edit Person Details" onClose={props.onClose} staysOnEscape>
      <FormLoading answer={answer} textOf={unreadDoses} />
    </Dialog>
  )
}

type FieldsProps = Omit<EditProps, 'person'> & { record: PersonRecord }

function EditFields({ record, today, onClose, onSaved, wasSearched }: FieldsProps) {
  const t = useText()
  const { of, fields } = useChangedPerson(today, record, ({ id }) => onSaved(id))
  return (
    <FormModal of={of} title="Edit Person Details" submitLabel="Save" onClose={onClose} staysOnEscape>
      {wasSearched && (
        <Alert mb="md">
          {t(
            record.doses.length < MOST_DOSES
              ? 'This person already has a record: Sr.No {{srNo}}. Add the next dose here.'
              : 'This person already has both doses: Sr.No {{srNo}}.',
            { srNo: record.srNo },
          )}
        </Alert>
      )}
      {fields}
    </FormModal>
  )
}
