import { Button, Switch, Table, Text } from '@mantine/core'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { formatAmount } from '@nivas/contract/rupees.ts'
import type { Text as TextWithValues } from '@nivas/contract/texts.ts'
import { memo, useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { rateInput } from './rate-input.ts'
import { ReplacedMeter } from './replaced-meter.tsx'
import { TurnedOver } from './turned-over.tsx'
import { switchEstimate, switchMeter, type TypedReading, workedOut, wrongTyped } from './typed-reading.ts'

type Props = {
  row: ReadingRow
  typed: TypedReading
  error: TextWithValues | undefined
  onChange: (row: ReadingRow, next: TypedReading) => void
}

/** The row of a house: its reading, with units and amount as it is typed, and its error. */
export const ReadingLine = memo(function ReadingLine({ row, typed, error, onChange }: Props) {
  const t = useText()
  const [left, setLeft] = useState<TextWithValues>()
  const field = useRef<HTMLInputElement>(null)
  const worked = workedOut(row, typed)
  const wrong = error ?? left
  const of = { house: row.houseno }

  const switchTo = (newMeter: boolean) => {
    const { next, wrong: text } = switchMeter(row, typed, newMeter)
    setLeft(text)
    if (next) onChange(row, next)
  }
  return (
    <Table.Tr>
      <Table.Td visibleFrom="sm">{row.name}</Table.Td>
      <Table.Td>
        {row.houseno}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {row.name}
        </Text>
      </Table.Td>
      <Table.Td>
        <Switch
          aria-label={t('New Meter of house {{house}}', of)}
          checked={typed.newMeter}
          onChange={(event) => switchTo(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <NumberField
          ref={field}
          aria-label={t('Current Reading of house {{house}}', of)}
          data-reading={row.id}
          value={typed.current}
          onChange={(current) => {
            setLeft(undefined)
            onChange(row, { ...typed, current, estimated: false })
          }}
          onBlur={() => setLeft(typed.current === '' ? undefined : wrongTyped(row, typed))}
          error={wrong && t(wrong)}
          {...(typed.estimated && { description: t('Estimate') })}
          {...rateInput}
          w="9rem"
        />
        {(wrong || typed.newMeter) && (
          <TurnedOver
            lastReading={row.lastReading}
            typed={typed}
            onChange={(meter) => {
              setLeft(undefined)
              onChange(row, { ...typed, ...meter, estimated: false })
              field.current?.focus()
            }}
          />
        )}
        {typed.newMeter && (
          <ReplacedMeter
            lastReading={row.lastReading}
            value={typed}
            onChange={(meter) => onChange(row, { ...typed, ...meter })}
          />
        )}
      </Table.Td>
      <Table.Td ta="right">
        {row.lastReading}
        {row.afterEstimate && (
          <Text size="xs" c="dimmed">
            {t('Estimate')}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">{worked?.units ?? ''}</Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {worked ? formatAmount(worked.balance) : ''}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Button
          size="compact-sm"
          variant="default"
          tabIndex={-1}
          aria-keyshortcuts="F6"
          aria-label={t('Estimate house {{house}}', of)}
          onClick={() => onChange(row, switchEstimate(row, typed))}
        >
          {t(typed.estimated ? 'No estimate' : 'Estimate')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
})
