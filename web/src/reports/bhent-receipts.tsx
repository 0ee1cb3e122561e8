import { reports as calls } from '@nivas/contract/reports/calls.ts'
import type { BhentShare } from '@nivas/contract/reports/schemas.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { ReceiptDialog } from '../cash/index.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { DateRange } from '../ui/fields/date-range.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { useAddress } from '../ui/use-address.ts'
import { BuildingSelect, useBuildingName } from './building-select.tsx'
import { toReservation } from './links.ts'
import { ListScreen } from './list-screen.tsx'
import { useRange } from './use-range.ts'

/** Reads the id of a building; '0' for receipts without one. */
const readers = { building_id: (given?: string) => (given && /^\d{1,9}$/.test(given) ? given : '') }

const read = [calls.bhentShares, calls.revenueByRange]

const columns: readonly ReportColumn<BhentShare>[] = [
  { key: 'receipt', title: 'Receipt', pinned: true },
  { key: 'taken_at', title: 'Collected', kind: 'moment', sortable: true },
  {
    key: 'application_number',
    title: 'Reservation number',
    opens: ({ application_number }) => toReservation(application_number),
  },
  { key: 'applicant_name', title: 'Satsangi Name' },
  { key: 'building', title: 'Building', kind: 'name' },
  { key: 'total_revenue', title: 'Bhent Received', kind: 'money', total: true },
  { key: 'additional_bhent', title: 'Additional Bhent', kind: 'money', total: true },
]

/** The receipts that make up the Bhent of a building. Each opens with its history. */
export default function BhentReceipts() {
  const today = useVenue()?.today
  return today ? <Receipts today={today} /> : <LoadingScreen />
}

function Receipts({ today }: { today: string }) {
  const t = useText()
  const { rupees } = useFormat()
  const { asked, typed, setTyped, search, searched } = useRange(today, read, { from: 0, to: 7 })
  const [{ building_id }, change] = useAddress(readers)
  const [receipt, setReceipt] = useState<number>()
  const { from, to } = asked
  const withoutBuilding = building_id === '0' ? t('Without a building') : undefined
  const building = useBuildingName(building_id)
  // The sums over all pages come from the report.
  const whole = useAnswer(calls.revenueByRange, { from, to }).data?.data
  const sums = whole?.find((row) =>
    building_id === '' ? row.is_total : !row.is_total && (row.building_id ?? 0) === Number(building_id),
  )
  return (
    <>
      <ListScreen
        call={calls.bhentShares}
        asked={asked}
        choice={withoutBuilding ?? building}
        request={{ from, to, ...(building_id && { building_id: Number(building_id) }) }}
        columns={columns}
        rowKey={({ receipt_id, building }) => `${receipt_id} ${building}`}
        rowActions={({ receipt_id }) => [
          { label: 'Receipt', icon: IconReceipt, onClick: () => setReceipt(receipt_id) },
        ]}
        totals={sums && { total_revenue: sums.total_revenue, additional_bhent: sums.additional_bhent }}
        name="bhent-receipts"
        label="Bhent receipts"
        empty="Receipts of these days appear here."
        persons
        searched={searched}
        state={
          sums &&
          [withoutBuilding, t('{{amount}} of Bhent received', { amount: rupees(sums.total_revenue) })]
            .filter(Boolean)
            .join(' · ')
        }
        controls={
          <>
            <BuildingSelect
              value={building_id === '0' ? '' : building_id}
              onChange={(id) => change({ building_id: id })}
            />
            <DateRange kind="days" value={typed} onChange={setTyped} onSearch={search} />
          </>
        }
      />
      {receipt !== undefined && <ReceiptDialog of={{ id: receipt }} onClose={() => setReceipt(undefined)} />}
    </>
  )
}
