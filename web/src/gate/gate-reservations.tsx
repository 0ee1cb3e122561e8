import { Button, Group } from '@mantine/core'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconDoorEnter } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { reservationColumns as all, ReservationDetails } from '../reservations/index.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { ServerTable } from '../ui/server-table.tsx'
import { GateChoice } from './gate-choice.tsx'
import { GateScan } from './gate-scan.tsx'
import { useGateDays } from './use-gate-days.tsx'

const Entering = onDemand(async () => (await import('./entering.tsx')).Entering)

/** The columns of the expected parties, in the order in which a guard checks them. */
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

/** Reservations at the gate. The check-in of a party makes an entry of its members. */
export default function GateReservations() {
  const t = useText()
  const may = useMay()
  const today = useVenue()?.today
  const expected = useAnswer(calls.arrivals, {}).data?.data
  const [entering, setEntering] = useState<Reservation | 'visitor'>()
  /** The party that was checked in last. */
  const [arrived, setArrived] = useState<Reservation>()
  /** Whether the form was ever opened: it then stays mounted, so that the receipt of the last party stays visible. */
  const [wasOpened, setWasOpened] = useState(false)
  const enter = (who: Reservation | 'visitor') => {
    setEntering(who)
    setWasOpened(true)
  }
  return (
    <>
      <Heading
        state={
          expected &&
          t('{{parties}} with {{people}} still expected today', {
            parties: t('{{count}} parties', { count: expected.parties }),
            people: t('{{count}} people', { count: expected.people }),
          })
        }
        action={
          <Group gap="sm">
            <GateChoice />
            {may(gate.createEntry.permission) && (
              <Button size="md" leftSection={<IconDoorEnter size="1.1em" />} onClick={() => enter('visitor')}>
                {t('Visitor Entry')}
              </Button>
            )}
          </Group>
        }
      />
      {wasOpened && (
        <Entering who={entering} onCheckedIn={setArrived} onClose={() => setEntering(undefined)} />
      )}
      {today ? (
        <>
          <GateScan today={today} arrived={arrived} onCheckIn={enter} />
          <Expected today={today} onCheckIn={enter} />
        </>
      ) : (
        <LoadingDay />
      )}
    </>
  )
}

type ExpectedProps = { today: string; onCheckIn: (party: Reservation) => void }

/** The list: today's arrivals that are still expected, or the result of a search by day or name. */
function Expected({ today, onCheckIn }: ExpectedProps) {
  const may = useMay()
  const { request, controls, isToday } = useGateDays(today)
  return (
    <ServerTable
      call={calls.gateList}
      request={request}
      controls={controls}
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
            onClick: () => onCheckIn(row),
          },
      ]}
      empty={{
        text: isToday
          ? 'No more reservations are expected today.'
          : 'Reservations that are NEW, on HOLD or PAID appear here.',
      }}
    />
  )
}
