import { Alert, Button, Skeleton } from '@mantine/core'
import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { useAddress } from '../ui/use-address.ts'
import { PlanProgress } from './plan-progress.tsx'
import { RecentPlans } from './recent-plans.tsx'
import { Review } from './review.tsx'
import { StartForm } from './start-form.tsx'
import { useLostFocus } from './use-lost-focus.ts'

/** The interval of polls while a plan is changing, in ms. */
const SOON = 700

const readers = { plan: (given: string | undefined) => (given && /^\d{1,9}$/.test(given) ? given : '') }

const isMoving = (plan: Plan | undefined) => plan?.state === 'PLANNING' || (plan?.outcome?.accepting ?? 0) > 0

/** Plans an event: the request, then the progress, then the proposal to review and accept. */
export default function PlanEvent() {
  const [{ plan }, setAddress] = useAddress(readers)
  const show = (id: number | '') => setAddress({ plan: String(id) })
  return plan === '' ? (
    <>
      <Heading />
      <StartForm onStarted={({ id }) => show(id)} />
      <RecentPlans onOpen={show} />
    </>
  ) : (
    <OnePlan key={plan} id={Number(plan)} onLeave={() => show('')} onStarted={({ id }) => show(id)} />
  )
}

type Props = { id: number; onLeave: () => void; onStarted: (plan: Plan) => void }

function OnePlan({ id, onLeave, onStarted }: Props) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const { data, error, refetch } = useAnswer(
    calls.get,
    { id },
    { refetchInterval: ({ state }) => (isMoving(state.data?.data) ? SOON : false) },
  )
  const plan = data?.data
  const step = `${plan?.state} ${isMoving(plan)}`
  useLostFocus(step)
  const back = (
    <Button variant="default" onClick={onLeave}>
      {t('Another event')}
    </Button>
  )
  const state =
    plan &&
    t('{{from}} to {{to}} · {{buildings}}', {
      from: day(plan.from),
      to: day(plan.to),
      buildings:
        plan.buildings.length > 3
          ? t('{{count}} buildings', { count: plan.buildings.length })
          : plan.buildings.map(({ name }) => word(name)).join(', '),
    })
  return (
    <>
      <Heading state={state} action={back} />
      {!plan && !error && <Skeleton h="12rem" />}
      {!plan && error && (
        <Alert color="red" title={t('The plan could not be loaded.')}>
          <Button size="xs" color="red" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </Alert>
      )}
      {plan?.state === 'PLANNING' && <PlanProgress plan={plan} onLeave={onLeave} />}
      {plan?.state === 'READY' && <Review plan={plan} onLeave={onLeave} onStarted={onStarted} />}
      {plan?.state === 'CANCELLED' && <Alert>{t('This plan was discarded. No rooms were taken.')}</Alert>}
      {plan?.state === 'FAILED' && (
        <Alert color="red">
          {t('The plan could not be made. Please try again, or contact administrator.')}
        </Alert>
      )}
    </>
  )
}
