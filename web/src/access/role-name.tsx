import { Textarea, TextInput } from '@mantine/core'
import { type Role, RoleName as Schema } from '@nivas/contract/access/administration.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { text } from '@nivas/contract/fields.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

type Props = { onClose: () => void }

/** Adds a role, or renames the given one. */
export function RoleName({ role, onClose }: Props & { role?: Role }) {
  return role ? <EditRole role={role} onClose={onClose} /> : <AddRole onClose={onClose} />
}

const WithDescription = Schema.omit({ id: true }).extend({ description: text(1000) })

/** Adds a role. The description is only a field of the form: the specification does not send it. */
function AddRole({ onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: calls.addRole,
    draft: { name: 'add-role', title: 'Add Role' },
    schema: WithDescription,
    initial: { name: '', description: '' },
    request: ({ description: _, ...role }) => role,
    makesStale: [calls.roles],
    onSuccess: onClose,
  })
  return (
    <FormModal of={of} title="Add Role" submitLabel="Add Role" onClose={onClose}>
      <TextInput label={t('Name')} {...of.form.getInputProps('name')} required autoComplete="off" />
      <Textarea
        label={t('Description')}
        description={t('A note for yourself. It is not stored.')}
        autosize
        minRows={2}
        {...of.form.getInputProps('description')}
      />
    </FormModal>
  )
}

function EditRole({ role: { id, name }, onClose }: Props & { role: Role }) {
  const t = useText()
  const of = useCallForm({
    call: calls.editRole,
    draft: { name: `edit-role.${id}`, title: 'Edit role', detail: name },
    initial: { name },
    request: (values) => ({ ...values, id }),
    makesStale: [calls.roles, calls.users],
    onSuccess: onClose,
  })
  return (
    <FormModal of={of} title="Edit role" submitLabel="Save" onClose={onClose}>
      <TextInput label={t('Name')} {...of.form.getInputProps('name')} required autoComplete="off" />
    </FormModal>
  )
}
