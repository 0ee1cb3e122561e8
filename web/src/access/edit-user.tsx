import { TextInput } from '@mantine/core'
import type { User } from '@nivas/contract/access/administration.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

/** Renames a user. */
export function EditUser({ user: { id, name }, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const of = useCallForm({
    call: calls.editUser,
    draft: { name: `edit-user.${id}`, title: 'Edit user', detail: name },
    initial: { name },
    request: (values) => ({ ...values, id }),
    makesStale: [calls.users],
    onSuccess: onClose,
  })
  return (
    <FormModal of={of} title="Edit user" submitLabel="Save" onClose={onClose}>
      <TextInput label={t('Name')} {...of.form.getInputProps('name')} required autoComplete="off" />
    </FormModal>
  )
}
