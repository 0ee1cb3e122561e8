import { Checkbox, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { addDays } from '@nivas/contract/dates.ts'
import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { ManySelect } from '../ui/fields/many-select.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'

type Named = { id: number; name: string }
type Props = { onStarted: (plan: Plan) => void }

/** The form that starts a plan: the days and buildings of the event. */
export function StartForm({ onStarted }: Props) {
  const today = useVenue()?.today
  const buildings = useAnswer(venue.buildingNames, {})
  if (hasFailed(buildings)) return <LoadFailure of={buildings} />
  if (!today) return <LoadingDay />
  if (!buildings.data) return <Skeleton h="12rem" />
  if (buildings.data.data.length === 0)
    return (
      <Text role="status">
        <SetUpFirst text="No building is in use." to="/buildings" />
      </Text>
    )
  return <Fields today={today} buildings={buildings.data.data} onStarted={onStarted} />
}

function Fields({ today, buildings, onStarted }: Props & { today: string; buildings: readonly Named[] }) {
  const t = useText()
  const word = useWord()
  const of = useCallForm({
    call: calls.start,
    initial: {
      from: today,
      to: addDays(today, 6),
      building_ids: buildings.map(({ id }) => id),
      may_move: false,
      pins_of: null,
    },
    hidden: ['pins_of'],
    makesStale: [calls.recent],
    quiet: true,
    onSuccess: ({ data }) => onStarted(data),
  })
  const { form } = of
  const chosen = form.getInputProps('building_ids')
  const begin = (from: string | null) => {
    const { to } = form.values
    form.setValues({ from, ...(from && to && to < from && { to: from }) })
  }
  return (
    <Paper withBorder p="md">
      <CallForm of={of} autoFocus submitLabel="Propose rooms">
        <Text>
          {t('Every NEW reservation on these days gets a proposal. Nothing is held until you accept it.')}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DateField label={t('From')} {...form.getInputProps('from')} onChange={begin} required />
          <DateField label={t('To')} {...form.getInputProps('to')} required />
        </SimpleGrid>
        <ManySelect
          label={t('Buildings')}
          data-path="building_ids"
          data={buildings.map(({ id, name }) => ({ value: String(id), label: word(name) }))}
          value={(form.values.building_ids ?? []).map(String)}
          onChange={(ids) => form.setFieldValue('building_ids', ids.map(Number))}
          error={chosen.error}
          clearable
          clearButtonProps={{ 'aria-label': t('Clear') }}
          required
        />
        <Checkbox
          label={t('Stays whose guests have not arrived may be moved')}
          description={t(
            'Paid stays move only to rooms of the same price. You see every move before it is made.',
          )}
          {...form.getInputProps('may_move', { type: 'checkbox' })}
        />
      </CallForm>
    </Paper>
  )
}
