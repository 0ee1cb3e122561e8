import { TextInput } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { NewGroup } from '@nivas/contract/electrical/forms.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { staleSetUp } from './stale.ts'

export type Group = { id: number; name: string }

type Props = { group: Group | undefined; onClose: () => void }

/** The form that adds a group of houses, or changes the given one. */
export function GroupForm({ group, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: group ? calls.updateGroup : calls.addGroup,
    schema: NewGroup,
    draft: group
      ? { name: `edit-group.${group.id}`, title: 'Edit satsangi group', detail: group.name }
      : { name: 'add-group', title: 'Add satsangi group' },
    without: ['id'],
    initial: { name: group?.name ?? '' },
    request: (values) => (group ? { ...values, id: group.id } : values),
    makesStale: staleSetUp,
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  return (
    <FormModal
      of={of}
      title={group ? 'Edit satsangi group' : 'Add satsangi group'}
      submitLabel={group ? 'Save' : 'Add satsangi group'}
      size="small"
      onClose={onClose}
    >
      <TextInput label={t('Name')} {...of.form.getInputProps('name')} required />
    </FormModal>
  )
}
