import { Button, Switch, TextInput } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { VaccineType } from '@nivas/contract/vaccination/schemas.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { LocalTable } from '../ui/local-table.tsx'
import type { Column } from '../ui/table/columns.ts'

const columns: readonly Column<VaccineType>[] = [
  { key: 'name', title: 'Vaccine Name', sortable: true, pinned: true, filter: 'text' },
  { key: 'is_active', title: 'Active' },
]

/** The vaccine types of the forms. */
export default function Types() {
  const t = useText()
  const answer = useAnswer(calls.types, {})
  const [open, setOpen] = useState<{ type?: VaccineType }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add vaccine type')}</Button>
  return (
    <>
      <Heading action={add} />
      <LocalTable
        rows={answer}
        columns={columns}
        keep="address"
        name="vaccine-types"
        label="Vaccine types"
        persons={false}
        rowKey={({ id }) => id}
        rowActions={(type) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen({ type }) }]}
        empty={{ text: 'No vaccine types yet. Add the first one.', action: add }}
      />
      {open && <TypeForm type={open.type} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function TypeForm({ type, onClose }: { type: VaccineType | undefined; onClose: () => void }) {
  const t = useText()
  const of = useCallForm({
    call: type ? calls.editType : calls.addType,
    schema: calls.editType.body,
    initial: { name: type?.name ?? '', is_active: type?.is_active ?? true },
    request: (values) => (type ? { ...values, id: type.id } : values),
    makesStale: [calls.types],
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  return (
    <FormModal
      of={of}
      title={type ? 'Edit vaccine type' : 'Add vaccine type'}
      submitLabel={type ? 'Save' : 'Add vaccine type'}
      size="small"
      onClose={onClose}
    >
      <TextInput label={t('Vaccine Name')} {...of.form.getInputProps('name')} maxLength={60} required />
      {type && (
        <Switch
          label={t('Active')}
          description={t(
            'A vaccine that is switched off stays on the cards that have it, and is not offered any more.',
          )}
          {...of.form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
