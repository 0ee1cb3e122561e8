import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconDoorEnter } from '@tabler/icons-react'
import { useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { reservationColumns as all, ReservationDetails } from '../reservations/index.tsx'
import { confirm } from '../ui/confirm.tsx'
import { ServerTable } from '../ui/server-table.tsx'

/** Who is expected, in the gate's words; what a guard looks at first stands first. */
const columns = [
  all.reference,
  all.applicant,
  all.atGate,
  all.members,
  all.arrival,
  all.departure,
  all.status,
  all.event,
  all.card,
  all.city,
] as const

/** Reservations at the gate: who comes is checked in here. */
export default function GateReservations() {
  const t = useText()
  const may = useMay()
  const checkIn = useCall(calls.checkIn, { makesStale: [calls.gateList, calls.list] })

  const ask = async ({ id, application_number, applicant_name, members_count }: Reservation) => {
    const yes = await confirm({
      title: 'Check In',
      text: t('Check in {{number}} of {{name}} at the gate, {{members}}?', {
        number: application_number,
        name: applicant_name,
        members: members_count === 1 ? t('1 member') : t('{{count}} members', { count: members_count }),
      }),
      action: 'Check In',
    })
    if (yes) checkIn.mutate({ id, type: 'GATE' })
  }

  return (
    <>
      <Heading />
      <ServerTable
        call={calls.gateList}
        columns={columns}
        name="gate-reservations"
        label="Gate reservations"
        rowKey={(row) => row.id}
        expand={(row) => <ReservationDetails reservation={row} />}
        rowActions={(row) => [
          row.checkin_status === 'No' &&
            may('gate-reservations-checkin') && {
              label: 'Check In',
              icon: IconDoorEnter,
              disabled: checkIn.isPending,
              onClick: () => void ask(row),
            },
        ]}
        empty={{ text: 'Reservations that are NEW, on HOLD or PAID will be here.' }}
      />
    </>
  )
}
