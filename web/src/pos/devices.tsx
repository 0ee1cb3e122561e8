import { Button } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Device } from '@nivas/contract/pos/schemas.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'

const DeviceForm = onDemand(async () => (await import('./device-form.tsx')).DeviceForm)

const columns: readonly ServerColumn<typeof calls.devices>[] = [
  { key: 'mac', title: 'Device Mac Address', pinned: true, sortable: true, filter: 'text' },
  {
    key: 'enabled',
    title: 'Enabled?',
    sortable: true,
    value: ({ enabled }) => enabled > 0,
    filter: {
      options: [
        { value: '1', label: 'Yes' },
        { value: '0', label: 'No' },
      ],
    },
  },
  { key: 'description', title: 'Description', sortable: true },
]

addSingulars({ '{{count}} till devices_one': '{{count}} till device' })

/** The devices of the tills. A disabled device cannot open a session. */
export default function Devices() {
  const t = useText()
  const found = useFound<Device>()
  const [open, setOpen] = useState<{ device?: Device }>()
  const add = <Button onClick={() => setOpen({})}>{t('Add Device')}</Button>
  return (
    <>
      <Heading
        state={<FoundState of={found} text="{{count}} till devices" isOff={({ enabled }) => enabled === 0} />}
        action={add}
      />
      <ServerTable
        call={calls.devices}
        found={found}
        columns={columns}
        name="devices"
        label="Devices"
        persons={false}
        rowKey={({ id }) => id}
        rowActions={(device) => [{ label: 'Edit', icon: IconPencil, onClick: () => setOpen({ device }) }]}
        empty={{
          text: "No devices yet. A device is a till's computer, identified by its network address.",
          action: add,
        }}
      />
      {open && <DeviceForm device={open.device} onClose={() => setOpen(undefined)} />}
    </>
  )
}
