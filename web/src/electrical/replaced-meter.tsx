import { Group } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { rateInput } from './rate-input.ts'
import type { TypedReading } from './typed-reading.ts'

/**
 * The input for a replaced meter. An empty `finalReading` counts as the previous reading, an empty `firstReading` as 0.
 */
export type Replaced = Pick<TypedReading, 'finalReading' | 'firstReading'>

type Props = {
  lastReading: number
  value: Replaced
  onChange: (next: Replaced) => void
  /** Whether the fields fill the available width; by default they are as wide as a reading in a table. */
  grow?: boolean
}

/** The fields for the final reading of the old meter and the first reading of the new one. */
export function ReplacedMeter({ lastReading, value, onChange, grow = false }: Props) {
  const t = useText()
  const { finalReading, firstReading } = value
  const field = { ...rateInput, ...(!grow && { w: '9rem' }) }
  return (
    // In a table one below the other: side by side they would widen the column and move the columns beside it.
    <Group gap="xs" mt={4} {...(grow ? { wrap: 'nowrap', grow } : { w: '9rem' })}>
      <NumberField
        label={t('Old meter ended at')}
        placeholder={String(lastReading)}
        value={finalReading}
        onChange={(next) => onChange({ finalReading: next, firstReading })}
        {...field}
      />
      <NumberField
        label={t('New meter began at')}
        placeholder="0"
        value={firstReading}
        onChange={(next) => onChange({ finalReading, firstReading: next })}
        {...field}
      />
    </Group>
  )
}
