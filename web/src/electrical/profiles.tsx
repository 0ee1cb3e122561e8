import { Button } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { Profile } from '@nivas/contract/electrical/schemas.ts'
import {
  IconCash,
  IconChartBar,
  IconCoins,
  IconFileInvoice,
  IconHomeMove,
  IconListDetails,
  IconPencil,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { SortChoice } from '../ui/table/sort-choice.tsx'
import { useNarrowing } from '../ui/use-address.ts'
import { ProfileCharges } from './profile-charges.tsx'
import { useLinkedHouse } from './use-linked-house.ts'

const AdvanceForm = onDemand(async () => (await import('./advance-form.tsx')).AdvanceForm)
const BillDialog = onDemand(async () => (await import('./bill-dialog.tsx')).BillDialog)
const ChangeFamilyForm = onDemand(async () => (await import('./change-family-form.tsx')).ChangeFamilyForm)
const LinkedHouse = onDemand(async () => (await import('./linked-house.tsx')).LinkedHouse)
const PayDues = onDemand(async () => (await import('./pay-dues.tsx')).PayDues)
const ProfileForm = onDemand(async () => (await import('./profile-form.tsx')).ProfileForm)

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
  { key: 'lefton', title: 'Left on', kind: 'day', hiddenAtFirst: true },
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

/** The readers of the sorting in the address, the same as those of the table. */
const sorting = { sort: oneOf(['houseno', 'name']), order: oneOf(['asc', 'desc']) }

/** The open dialog: the form of a new house, or an action of an existing one. */
type Open =
  | { what: 'form'; house?: Profile }
  | { what: 'pay' | 'advance' | 'bill' | 'family'; house: Profile }

addSingulars({ '{{count}} houses_one': '{{count}} house' })

/** The satsangi profiles: houses with a meter and a family, their charges and their dues. */
export default function Profiles() {
  const t = useText()
  const found = useFound<Profile>()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { linked, show } = useLinkedHouse()
  const [sorted, sortBy] = useNarrowing(sorting)
  const add = <Button onClick={() => setOpen({ what: 'form' })}>{t('Add Satsangi Profile')}</Button>
  return (
    <>
      <Heading state={<FoundState of={found} text="{{count}} houses" />} action={add} />
      <ServerTable
        call={calls.profiles}
        found={found}
        columns={columns}
        perPage={50}
        controls={
          <SortChoice
            options={[
              { value: 'houseno', label: t('Sort by: House No') },
              { value: 'name', label: t('Sort by: Satsangi Name') },
            ]}
            sort={sorted.sort}
            order={sorted.order}
            onChange={(change) => sortBy(change)}
          />
        }
        name="satsangi-profiles"
        label="Satsangi profiles"
        rowKey={({ id }) => id}
        expand={({ profileCharges }) => <ProfileCharges charges={profileCharges} />}
        details={{ show: 'Show Bhaint types', hide: 'Hide Bhaint types' }}
        rowActions={(house) => [
          { label: 'Pay Dues', icon: IconCash, onClick: () => setOpen({ what: 'pay', house }) },
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ what: 'form', house }) },
          { label: 'Account', icon: IconListDetails, onClick: () => show(house.id) },
          { label: 'Print bill', icon: IconFileInvoice, onClick: () => setOpen({ what: 'bill', house }) },
          {
            label: 'Consumption',
            icon: IconChartBar,
            onClick: () => show(house.id, 'consumption'),
          },
          ...(house.lefton === null
            ? [
                {
                  label: 'Collect an advance',
                  icon: IconCoins,
                  onClick: () => setOpen({ what: 'advance', house }),
                } as const,
                {
                  label: 'Another family',
                  icon: IconHomeMove,
                  inMenu: true,
                  onClick: () => setOpen({ what: 'family', house }),
                } as const,
              ]
            : []),
        ]}
        empty={{
          text: 'No houses yet. Add lines, groups and Bhaint types first, and then each house.',
          action: add,
        }}
      />
      {!open && (linked.account !== '' || linked.payment !== '') && <LinkedHouse />}
      {open?.what === 'family' && <ChangeFamilyForm house={open.house} onClose={close} />}
      {open?.what === 'bill' && <BillDialog house={open.house} onClose={close} />}
      {open?.what === 'form' && <ProfileForm id={open.house?.id} onClose={close} />}
      {open?.what === 'pay' && <PayDues house={open.house} onClose={close} />}
      {open?.what === 'advance' && (
        <AdvanceForm house={open.house} onPayDues={() => setOpen({ ...open, what: 'pay' })} onClose={close} />
      )}
    </>
  )
}
