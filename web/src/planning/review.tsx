import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { Plan, PlanLine } from '@nivas/contract/planning/schemas.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { say } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { makeStale } from '../api/make-stale.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { Lines } from './lines.tsx'
import { Outcome } from './outcome.tsx'
import { useLostFocus } from './use-lost-focus.ts'

type Props = { plan: Plan; onLeave: () => void; onStarted: (plan: Plan) => void }

/** The calls that accepted lines make stale. */
const stale = [
  calls.get,
  calls.lines,
  calls.lineRooms,
  calls.recent,
  reservations.list,
  reservations.openWork,
  dashboard.figures,
  venue.availableRooms,
]

/** A finished plan: its quality, its lines, and its actions. */
export function Review({ plan, onLeave, onStarted }: Props) {
  const t = useText()
  const client = useQueryClient()
  const confirm = useConfirm()
  const [selected, setSelected] = useState<PlanLine[]>([])
  const accept = useCall(calls.accept, {
    makesStale: stale,
    quiet: true,
    onSuccess: () => setSelected([]),
  })
  const start = useCall(calls.start, {
    makesStale: [calls.recent],
    quiet: true,
    onSuccess: ({ data }) => onStarted(data),
  })
  const stop = useCall(calls.stop, { makesStale: [calls.recent], quiet: true })
  const { id, outcome } = plan
  const accepting = outcome?.accepting ?? 0

  // Lines accepted in the background change lists and rooms when they are finished. The counts are compared because a
  // single line may finish before the screen sees it start.
  const done = accepting === 0 && `${outcome?.accepted} ${outcome?.refused} ${outcome?.open}`
  useEffect(() => {
    if (done) for (const call of stale.slice(1)) void makeStale(client, call)
  }, [done, client])

  const ask = async (lines?: PlanLine[]) => {
    const count = lines?.length ?? outcome?.open ?? 0
    const yes = await confirm({
      title: 'Accept the plan',
      text: say(
        'Lines to accept: {{count}}. Their rooms will be held for Bhent. Lines whose rooms another desk has taken are skipped and listed.',
        {
          count,
        },
      ),
      action: 'Hold for Bhent',
    })
    if (!yes) return
    const shown = lines?.map((line) => ({ id: line.id, room_ids: line.rooms.map((room) => room.id) }))
    accept.mutate({ id, ...(shown && { lines: shown }) })
  }
  const again = () => {
    const { from, to, may_move, buildings } = plan
    const building_ids = buildings.map((building) => building.id)
    start.mutate({ from, to, may_move, building_ids, pins_of: id })
  }
  const discard = async () => {
    const yes = await confirm({
      title: 'Discard the plan',
      text: 'Accepted rooms stay held. The rest of the plan is discarded.',
      action: 'Discard the plan',
      danger: true,
    })
    if (yes) await stop.mutateAsync({ id, keep: false }).then(onLeave, () => {})
  }
  const busy = accepting > 0 || accept.isPending
  useLostFocus(`${busy} ${selected.length} ${outcome?.open}`)
  if (!outcome) return null
  return (
    <>
      <Outcome plan={plan} />
      {accepting > 0 && (
        <Progress
          mb="sm"
          animated
          aria-label={t('Accept the plan')}
          value={(100 * outcome.accepted) / Math.max(1, outcome.accepted + accepting)}
        />
      )}
      {outcome.refused > 0 && (
        <Alert color="red" mb="sm">
          {t('Lines that could not be accepted: {{count}}. Choose Show: Refused to see why.', {
            count: outcome.refused,
          })}
        </Alert>
      )}
      <Group gap="xs" mb="sm">
        <Button disabled={busy || outcome.open === 0} loading={busy} onClick={() => void ask()}>
          {t('Accept all ({{count}})', { count: outcome.open })}
        </Button>
        <Button variant="light" disabled={busy || selected.length === 0} onClick={() => void ask(selected)}>
          {t('Accept selected ({{count}})', { count: selected.length })}
        </Button>
        <Button variant="default" loading={start.isPending} onClick={again}>
          {t('Plan again, keep pins')}
        </Button>
        <Button variant="subtle" color="red" disabled={busy} onClick={() => void discard()}>
          {t('Discard the plan')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {accepting > 0
            ? t('Lines being accepted: {{count}}', { count: accepting })
            : outcome.accepted > 0
              ? t('Lines accepted: {{count}}', { count: outcome.accepted })
              : ''}
        </Text>
      </Group>
      <Lines plan={plan} selected={selected} onSelect={setSelected} />
    </>
  )
}
