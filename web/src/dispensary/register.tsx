import type { Data } from '@nivas/contract/call.ts'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { IconPrinter, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { makeStale } from '../api/make-stale.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { asSearch } from '../app/search.ts'
import { addSingulars } from '../languages/en.ts'
import { type Translate, useText } from '../languages/use-text.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { FoundState, type FoundStore, useFound } from '../ui/list-state.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { useAsked } from '../ui/report/use-asked.ts'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { usePrintSlip } from './use-print-slip.tsx'

type Row = Data<typeof calls.register>[number]

const columnsIn = (t: Translate): readonly ServerColumn<typeof calls.register>[] => [
  { key: 'visited_at', title: 'Time of visit', kind: 'moment', sortable: true },
  { key: 'name', title: 'Name', pinned: true },
  { key: 'age', title: 'Age', kind: 'number' },
  { key: 'symptom', title: 'Symptoms' },
  { key: 'diagnoses', title: 'Diagnoses' },
  {
    key: 'given',
    title: 'Treatments',
    value: ({ treatments }) =>
      treatments
        .map(({ name, dosage, days }) => `${name}, ${dosage}, ${t('{{count}} days', { count: days })}`)
        .join('; '),
  },
  { key: 'fatherName', title: 'Father Name', hiddenAtFirst: true },
  { key: 'phone', title: 'Phone Number', hiddenAtFirst: true },
  { key: 'seen_by', title: 'Seen by', hiddenAtFirst: true },
]

addSingulars({
  '{{count}} visits of patients on these days_one': '{{count}} visit of a patient on these days',
})

/** The day register: the visits of patients of some days, newest first. */
export default function Register() {
  const today = useVenue()?.today
  const found = useFound<Row>()
  return (
    <>
      <Heading state={<FoundState of={found} text="{{count}} visits of patients on these days" />} />
      {today ? <Visits today={today} found={found} /> : <LoadingDay />}
    </>
  )
}

function Visits({ today, found }: { today: string; found: FoundStore<Row> }) {
  const t = useText()
  const columns = useMemo(() => columnsIn(t), [t])
  const answers = useQueryClient()
  const navigate = useNavigate()
  const { asked, typed, setTyped, ask } = useAsked(today)
  const { from, to } = asked
  const slip = usePrintSlip()
  const search = (days: { from: string; to: string }) => {
    ask(days)
    // A repeated search of the same days refetches them.
    void makeStale(answers, calls.register)
  }
  return (
    <ServerTable
      call={calls.register}
      found={found}
      request={{ from, to }}
      columns={columns}
      name="patient-register"
      label="Day register"
      rowKey={({ id }) => id}
      rowActions={(row) => [
        {
          label: 'Open patient',
          icon: IconUser,
          onClick: () =>
            void navigate({
              to: '/dispensary/entryform',
              search: asSearch({ patient: String(row.patient_id) }),
            }),
        },
        { label: 'Print slip', icon: IconPrinter, disabled: slip.pending, onClick: () => slip.print(row.id) },
      ]}
      controls={<DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />}
      empty={{ text: 'Patients who came on these days appear here.' }}
    />
  )
}
