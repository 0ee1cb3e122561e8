import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { SiteSettings } from '@nivas/contract/samadh/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { refusalData } from '../api/refusal-data.ts'
import { Heading } from '../app/heading.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

/** The form for the daily visit hours and the number of trays. */
export default function VisitHours() {
  const answer = useAnswer(calls.settings, {})
  const settings = answer.data?.data
  return (
    <>
      <Heading />
      <Stack gap="xl" maw="32rem">
        {settings ? (
          <>
            <Hours settings={settings} />
            <Trays settings={settings} />
          </>
        ) : (
          <FormLoading answer={answer} />
        )}
      </Stack>
    </>
  )
}

function Hours({ settings: { hours } }: { settings: SiteSettings }) {
  const t = useText()
  const { moment } = useFormat()
  const of = useCallForm({
    call: calls.updateHours,
    listsErrors: 'Errors',
    draft: { name: 'visit-hours', title: 'Visit hours', seen: ['known_set_at'] },
    hidden: ['known_set_at'],
    // `known_set_at` is when the hours that the user has seen were set: first the initial ones, then those of a
    // refusal.
    initial: {
      fromTime: hours?.fromTime ?? '',
      toTime: hours?.toTime ?? '',
      known_set_at: hours?.set_at ?? null,
    },
    makesStale: [calls.settings],
    onFailure: (failure) => {
      const { set_at } = refusalData<{ set_at: string }>(failure)
      if (set_at) of.form.setFieldValue('known_set_at', set_at)
    },
    onSuccess: ({ data }) => of.form.setFieldValue('known_set_at', data.hours?.set_at ?? null),
  })
  return (
    <section>
      <Title order={2}>{t('Visit hours')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {hours
          ? t('Set by {{name}}, {{moment}}', { name: hours.set_by, moment: moment(hours.set_at) })
          : t('No hours are set: visits can begin at any time.')}
      </Text>
      <CallForm of={of} submitLabel="Save" autoFocus>
        <SimpleGrid cols={2}>
          <TimeField
            size="md"
            label={t('From Time')}
            invalid="Invalid From Time."
            {...of.form.getInputProps('fromTime')}
            required
          />
          <TimeField
            size="md"
            label={t('To Time')}
            invalid="Invalid To Time."
            {...of.form.getInputProps('toTime')}
            required
          />
        </SimpleGrid>
      </CallForm>
    </section>
  )
}

function Trays({ settings: { trays, traysHeld } }: { settings: SiteSettings }) {
  const t = useText()
  const of = useCallForm({
    call: calls.setTrays,
    draft: { name: 'trays', title: 'Trays' },
    initial: { trays },
    makesStale: [calls.settings],
  })
  return (
    <section>
      <Title order={2}>{t('Trays')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('{{count}} trays are in use.', { count: traysHeld })}
      </Text>
      <CallForm of={of} submitLabel="Save">
        <NumberField
          size="md"
          label={t('Number of trays')}
          {...of.form.getInputProps('trays')}
          min={0}
          max={10_000}
          {...whole}
          required
        />
      </CallForm>
    </section>
  )
}
