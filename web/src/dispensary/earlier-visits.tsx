import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { dayIn } from '@nivas/contract/dates.ts'
import { MOST_VISITS } from '@nivas/contract/dispensary/calls.ts'
import type { Visit } from '@nivas/contract/dispensary/schemas.ts'
import type { Treatment } from '@nivas/contract/dispensary/treatments.ts'
import { IconCopy, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useVenue, useZone } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import classes from './form.module.css'

type Props = {
  visits: readonly Visit[]
  onRepeat: (treatment: Treatment) => void
  onPrint: (visit: number) => void
  /** Called to correct a visit of today; earlier visits cannot be corrected. */
  onCorrect: (visit: Visit) => void
  printing: boolean
}

/** The earlier visits of a patient, newest first; a treatment can be repeated. */
export function EarlierVisits({ visits, onRepeat, onPrint, onCorrect, printing }: Props) {
  const t = useText()
  const { moment } = useFormat()
  const zone = useZone()
  const today = useVenue()?.today
  return (
    <section aria-label={t('Earlier visits')}>
      <Title order={2} size="h3" mb="xs">
        {t('Earlier visits')}
      </Title>
      {visits.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('This is the first visit.')}
        </Text>
      )}
      {visits.length >= MOST_VISITS && (
        <Text size="sm" c="dimmed">
          {t('The newest {{count}} are shown. The day register has every visit.', { count: MOST_VISITS })}
        </Text>
      )}
      <Stack gap="xs" className={classes.visits}>
        {visits.map((visit) => (
          <Paper key={visit.id} withBorder p="xs">
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text size="sm" fw={600}>
                {moment(visit.visited_at)}
              </Text>
              {dayIn(zone, new Date(visit.visited_at)) === today && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<IconPencil size="1em" />}
                  aria-label={t('Correct visit: {{moment}}', { moment: moment(visit.visited_at) })}
                  onClick={() => onCorrect(visit)}
                >
                  {t('Correct')}
                </Button>
              )}
              <Button
                size="compact-xs"
                variant="subtle"
                leftSection={<IconPrinter size="1em" />}
                disabled={printing}
                aria-label={t('Print slip: {{moment}}', { moment: moment(visit.visited_at) })}
                onClick={() => onPrint(visit.id)}
              >
                {t('Print slip')}
              </Button>
            </Group>
            {visit.edited_at && (
              <Text size="xs">{t('Corrected {{moment}}', { moment: moment(visit.edited_at) })}</Text>
            )}
            <Text size="sm">
              {visit.symptom} → {visit.diagnoses}
            </Text>
            {visit.treatments.map((treatment, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the treatments of a shown visit never change their order.
              <Group key={at} justify="space-between" gap="xs" wrap="nowrap">
                <Text size="sm">
                  {treatment.name}: {treatment.dosage}, {t('for {{count}} days', { count: treatment.days })}
                </Text>
                <Button
                  size="compact-xs"
                  variant="light"
                  flex="none"
                  leftSection={<IconCopy size="1em" />}
                  aria-label={t('Repeat {{name}}', { name: treatment.name })}
                  onClick={() => onRepeat(treatment)}
                >
                  {t('Repeat')}
                </Button>
              </Group>
            ))}
          </Paper>
        ))}
      </Stack>
    </section>
  )
}
