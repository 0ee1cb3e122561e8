import { Button } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { ProfileCharges } from './profile-charges.tsx'
import { ProfileForm } from './profile-form.tsx'

const columns: readonly ServerColumn<typeof calls.profiles>[] = [
  { key: 'houseno', title: 'House No', pinned: true, sortable: true, filter: 'text' },
  { key: 'name', title: 'Satsangi Name', sortable: true, filter: 'text' },
  { key: 'electricline', title: 'Electric line', value: ({ electricline }) => electricline.lineName },
  { key: 'groupid', title: 'Satsangi group', value: ({ groupid }) => groupid.name },
  { key: 'meterno', title: 'Meter number', hiddenAtFirst: true },
  { key: 'metertype', title: 'Meter type', hiddenAtFirst: true },
  { key: 'balance', title: 'Balance', kind: 'money' },
  {
    key: 'lastpayment',
    title: 'Last payment',
    kind: 'day',
    value: ({ lastpayment }) => lastpayment?.day,
  },
  {
    key: 'enabled',
    title: 'Enabled',
    value: ({ enabled }) => enabled > 0,
    filter: {
      options: [
        { value: '1', label: 'Yes' },
        { value: '0', label: 'No' },
      ],
    },
  },
]

/** What stands over the list: a new house, or the one with this id. */
type Open = { what: 'form'; id?: number }

/** Houses with a meter and a family: their charges, and what they owe. */
export default function Profiles() {
  const t = useText()
  const [open, setOpen] = useState<Open>()
  const add = <Button onClick={() => setOpen({ what: 'form' })}>{t('Add Satsangi Profile')}</Button>
  return (
    <>
      <Heading action={add} />
      <ServerTable
        call={calls.profiles}
        columns={columns}
        perPage={50}
        name="satsangi-profiles"
        label="Satsangi profiles"
        rowKey={({ id }) => id}
        expand={({ profileCharges }) => <ProfileCharges charges={profileCharges} />}
        rowActions={({ id }) => [
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ what: 'form', id }) },
        ]}
        empty={{
          text: 'No houses yet. Add lines, groups and Bhaint types first, and then each house.',
          action: add,
        }}
      />
      {open && <ProfileForm id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}
