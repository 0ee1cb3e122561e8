import { Button, TextInput } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { NewGroup } from '@nivas/contract/electrical/forms.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { LocalTable } from '../ui/local-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { staleSetUp } from './stale.ts'

type Group = { id: number; name: string }

const columns: readonly Column<Group>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true },
  { key: 'name', title: 'Name', pinned: true, sortable: true, filter: 'text' },
]

/** Groups of houses. */
export default function Groups() {
  const t = useText()
  const answer = useAnswer(calls.groups, {})
  const [open, setOpen] = useState<{ group?: Group }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add satsangi group')}</Button>
  return (
    <>
      <Heading action={add} />
      <LocalTable
        rows={answer}
        columns={columns}
        name="satsangi-groups"
        persons={false}
        label="Satsangi groups"
        keep="address"
        rowKey={({ id }) => id}
        rowActions={(group) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen({ group }) }]}
        empty={{
          text: 'No groups yet. A group is a lane or a block, whose dues are looked at together.',
          action: add,
        }}
      />
      {open && <GroupForm group={open.group} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function GroupForm({ group, onClose }: { group: Group | undefined; onClose: () => void }) {
  const t = useText()
  const of = useCallForm({
    call: group ? calls.updateGroup : calls.addGroup,
    schema: NewGroup,
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
