import { Button, Group, Switch, Text } from '@mantine/core'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import type { RefObject } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { rateInput } from './rate-input.ts'
import { ReplacedMeter } from './replaced-meter.tsx'
import { TurnedOver } from './turned-over.tsx'
import { oddTyped, switchEstimate, workedOut } from './typed-reading.ts'
import type { useReadings } from './use-readings.ts'

type Props = {
  row: ReadingRow
  /** The field for the reading. */
  field: RefObject<HTMLInputElement | null>
  of: ReturnType<typeof useReadings>
}

/** The fields for the reading of a house on a phone, with units, new meter and estimate. */
export function HouseFields({ row, field, of: { typedOf, errors, change, switchMeter } }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const typed = typedOf(row)
  const worked = workedOut(row, typed)
  const odd = oddTyped(row, typed)
  const error = errors[row.id]
  const of = { house: row.houseno }
  return (
    <>
      <NumberField
        ref={field}
        label={t('Current Reading')}
        aria-label={t('Current Reading of house {{house}}', of)}
        description={
          row.afterEstimate
            ? t('Previous Reading: {{reading}}, an estimate', { reading: row.lastReading })
            : t('Previous Reading: {{reading}}', { reading: row.lastReading })
        }
        value={typed.current}
        onChange={(current) => change(row, { ...typed, current, estimated: false })}
        error={error && t(error)}
        size="xl"
        enterKeyHint="next"
        {...rateInput}
      />
      {(error || typed.newMeter) && (
        <TurnedOver
          lastReading={row.lastReading}
          typed={typed}
          onChange={(meter) => {
            change(row, { ...typed, ...meter, estimated: false })
            field.current?.focus()
          }}
        />
      )}
      {typed.newMeter && (
        <ReplacedMeter
          lastReading={row.lastReading}
          value={typed}
          onChange={(meter) => change(row, { ...typed, ...meter })}
          grow
        />
      )}
      {/* Screen readers announce an odd reading together with its units. */}
      <Group justify="space-between" mih="3rem" aria-live="polite">
        <Text fw={600}>
          {worked && `${t('{{count}} units', { count: worked.units })} · ${rupees(worked.balance)}`}
        </Text>
        {odd && (
          <Text size="sm" c="orange">
            {t(odd)}
          </Text>
        )}
      </Group>
      <Group justify="space-between">
        <Switch
          size="lg"
          label={t('New Meter')}
          aria-label={t('New Meter of house {{house}}', of)}
          checked={typed.newMeter}
          onChange={(event) => switchMeter(row, event.currentTarget.checked)}
        />
        <Button size="md" variant="default" onClick={() => change(row, switchEstimate(row, typed))}>
          {t(typed.estimated ? 'No estimate' : 'House is locked')}
        </Button>
      </Group>
    </>
  )
}
