import { Button } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import { type TypedReading, turnedOver } from './typed-reading.ts'

type Props = {
  lastReading: number
  typed: Omit<TypedReading, 'estimated'>
  onChange: (next: Pick<TypedReading, 'newMeter' | 'finalReading' | 'firstReading'>) => void
}

/**
 * Takes a lower reading as that of a meter which began again at 0, where it may be one. New Meter alone would bill nothing
 * of what the meter counted up to its end.
 */
export function TurnedOver({ lastReading, typed, onChange }: Props) {
  const t = useText()
  const offer = turnedOver(lastReading, typed)
  if (!offer) return null
  const { units, ...meter } = offer
  return (
    <Button size="compact-sm" variant="default" mt={4} onClick={() => onChange(meter)}>
      {t('The meter began again at 0: {{count}} units', { count: units })}
    </Button>
  )
}
