import { Button, Group, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import { type ChartParty, MAX_PARTIES } from '@nivas/contract/reservations/chart.ts'
import { preferenceNames } from '@nivas/contract/reservations/preferences.ts'
import { memo, useCallback, useRef } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { hasFailed, LoadFailure, type Loading } from '../../ui/load-failure.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { MedicalConstraint } from '../medical-constraint.tsx'
import { Places } from '../places.tsx'
import { membersText } from '../stay-facts.ts'
import type { Line } from './layout.ts'
import { lineOf } from './nights.ts'
import type { usePlacing } from './use-placing.ts'
import classes from './waiting-parties.module.css'

type Props = {
  parties: readonly ChartParty[]
  /** The state of the call that reads the parties. */
  read: Loading
  lines: readonly Line[]
  of: ReturnType<typeof usePlacing>
}

/** The NEW reservations that arrive on the shown days. The user pulls them onto rooms, or picks them up with Enter. */
export function WaitingParties({ parties, read, lines, of }: Props) {
  const t = useText()
  const areKnown = read.data !== undefined
  const { placing } = of
  /** Lets `pick` stay the same function, so that a pull over the chart does not render the cards again. */
  const latest = useRef(of)
  latest.current = of
  const pick = useCallback((party: ChartParty) => {
    if (!latest.current.wasPulled.current) latest.current.pickUp(party)
  }, [])
  return (
    <aside className={classes.waiting} aria-label={t('Waiting for rooms')}>
      <Text fw={600} size="sm">
        {!areKnown
          ? t('Waiting for rooms')
          : parties.length < MAX_PARTIES
            ? `${t('Waiting for rooms')}: ${parties.length}`
            : t('Waiting for rooms: the next {{count}} to arrive', { count: parties.length })}
      </Text>
      {!areKnown ? (
        <NotYet read={read} />
      ) : parties.length === 0 ? (
        <Text size="xs" c="dimmed">
          {t('NEW reservations that arrive on these days appear here.')}
        </Text>
      ) : (
        <ul className={classes.parties} onPointerDown={of.onPointerDown}>
          {parties.map((party) => (
            <li
              key={party.id}
              className={classes.party}
              data-placing={placing?.party.id === party.id || undefined}
            >
              <PartyCard party={party} pressed={placing?.party.id === party.id} onPick={pick} />
              {placing?.party.id === party.id && (
                <div className={classes.health}>
                  <MedicalConstraint id={party.id} />
                </div>
              )}
              {placing?.party.id === party.id && placing.given.length > 0 && !placing.pulled && (
                <Given placing={placing} lines={lines} of={of} />
              )}
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

/** Shows a skeleton, but not for an answer that arrives quickly. */
function NotYet({ read }: Pick<Props, 'read'>) {
  const isLate = useDelayed()
  if (hasFailed(read)) return <LoadFailure of={read} />
  return isLate ? <Skeleton h="4rem" /> : null
}

type CardProps = { party: ChartParty; pressed: boolean; onPick: (party: ChartParty) => void }

const PartyCard = memo(function PartyCard({ party, pressed, onPick }: CardProps) {
  const t = useText()
  const { day } = useFormat()
  const preferences = preferenceNames.flatMap((name) => {
    const value = party[name]
    if (value === null) return []
    return name === 'ac_room' ? (value === 'YES' ? [t('AC')] : []) : [t(value)]
  })
  return (
    <UnstyledButton
      className={classes.card}
      data-party={party.id}
      aria-pressed={pressed}
      title={t('Drag it onto a room, or press Enter and choose a room with the arrow keys.')}
      onClick={() => onPick(party)}
    >
      <span className={classes.name} dir="auto">
        {party.applicant_name}
      </span>
      <span>{membersText(t, party.members_count)}</span>
      <span>
        {day(party.arrival_date)} – {day(party.departure_date)}
      </span>
      {preferences.length > 0 && <span className={classes.preferences}>{preferences.join(', ')}</span>}
    </UnstyledButton>
  )
})

/** The rooms given so far to a party that needs more. */
function Given({
  placing: { party, given },
  lines,
  of,
}: Pick<Props, 'lines' | 'of'> & { placing: NonNullable<Props['of']['placing']> }) {
  const t = useText()
  const rooms = given.flatMap((id) => lineOf(lines, id)?.room ?? [])
  return (
    <div className={classes.given}>
      <Text size="xs">
        {t('Rooms')}: {rooms.map(({ room_number }) => room_number).join(', ')}
      </Text>
      <Places of={capacityOf(party.members_count, rooms)} />
      <Group gap={4}>
        <Button size="compact-xs" onClick={() => void of.holdNow({ party, given })}>
          {t('Hold for Bhent')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={of.putBack}>
          {t('Cancel')}
        </Button>
      </Group>
    </div>
  )
}
