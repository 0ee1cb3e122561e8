import { Button } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { Person } from '@nivas/contract/vaccination/schemas.ts'
import { IconArrowMerge, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { DetailsToggle } from '../ui/table/row-details.tsx'
import { GivenDoses } from './given-doses.tsx'
import { ListControls, useAskedPersons } from './list-controls.tsx'
import type { Open } from './person-dialogs.tsx'
import { useMerged } from './use-merged.ts'
import { usePrintCard } from './use-print-card.tsx'

const MergeDialog = onDemand(async () => (await import('./merge-dialog.tsx')).MergeDialog)
const PersonDialog = onDemand(async () => (await import('./person-dialogs.tsx')).PersonDialog)

const columns: readonly ServerColumn<typeof calls.persons>[] = [
  { key: 'srNo', title: 'Sr.No', align: 'right', sortable: true },
  { key: 'name', title: 'Name', sortable: true, pinned: true },
  { key: 'mobile', title: 'Mobile No' },
  { key: 'address', title: 'Address' },
  { key: 'doses', title: 'No of Doses', kind: 'number', sortable: true },
  {
    key: 'information',
    title: 'Vaccine Information',
    value: () => undefined,
    render: ({ name }) => <DetailsToggle show="Show Vaccinations" hide="Hide Vaccinations" of={name} />,
  },
  { key: 'adharCardNumber', title: 'AadharCard', hiddenAtFirst: true },
  { key: 'cardNo', title: 'I-Card', hiddenAtFirst: true },
  { key: 'dob', title: 'Date of birth', kind: 'day', hiddenAtFirst: true },
]

addSingulars({ '{{count}} people with a vaccination_one': '{{count}} person with a vaccination' })

/** The list of all persons with vaccination records, newest first. */
export default function ListForm() {
  const t = useText()
  const found = useFound<Person>()
  const today = useVenue()?.today
  const mayMerge = useMay()('manage-vaccine-types')
  const [open, setOpen] = useState<Open>()
  const [merging, setMerging] = useState<Person>()
  const [current, setCurrent] = useState<number>()
  const asked = useAskedPersons()
  const card = usePrintCard()
  const merged = useMerged()
  const add = <Button onClick={() => setOpen({ kind: 'add' })}>{t('Add Vaccination Entry')}</Button>
  const close = () => setOpen(undefined)
  const saved = (id: number) => {
    setOpen(undefined)
    setCurrent(id)
    card.print(id)
  }
  return (
    <>
      <Heading state={<FoundState of={found} text="{{count}} people with a vaccination" />} action={add} />
      <ServerTable
        call={calls.persons}
        found={found}
        request={asked.request}
        columns={columns}
        perPage={50}
        name="vaccinations"
        label="Vaccinations"
        rowKey={({ id }) => id}
        current={current}
        expand={({ id }) => <GivenDoses id={id} />}
        rowActions={(person) => [
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen({ kind: 'edit', person }) },
          {
            label: 'Print Card',
            icon: IconPrinter,
            disabled: card.pending,
            onClick: () => card.print(person.id),
          },
          ...(mayMerge
            ? [
                {
                  label: 'Merge',
                  icon: IconArrowMerge,
                  inMenu: true,
                  onClick: () => setMerging(person),
                } as const,
              ]
            : []),
        ]}
        controls={<ListControls asked={asked.asked} ask={asked.ask} />}
        clearControls={asked.clear}
        empty={{ text: 'Everyone with a recorded vaccination appears here.', action: add }}
      />
      {merging && (
        <MergeDialog
          person={merging}
          onClose={() => setMerging(undefined)}
          onMerged={(id, other) => {
            setMerging(undefined)
            setCurrent(id)
            merged(id, other)
          }}
        />
      )}
      {today && open && (
        <PersonDialog open={open} onOpen={setOpen} today={today} onClose={close} onSaved={saved} />
      )}
    </>
  )
}
