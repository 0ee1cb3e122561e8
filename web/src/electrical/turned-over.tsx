import { Button } from '@mantine/core'
import { useText } from '../languages/use-text.ts'
import { type TypedReading, turnedOver } from './typed-reading.ts'

type Props = {
  lastReading: number
  typed: Omit<TypedReading, 'estimated'>
  onChange: (next: Pick<TypedReading, 'newMeter' | 'finalReading' | 'firstReading'>) => void
}

/**
 * Offers to treat a lower reading as one of a meter that passed 0, if it may be one. With New Meter alone the units up
 * to the meter's end would not be billed.
 */
export function TurnedOver({ lastReading, typed, onChange }: Props) {
  const t = useText()
  const offer = turnedOver(lastReading, typed)
  if (!offer) return null
  const { units, ...meter } = offer
  return (
    <Button size="compact-sm" variant="default" mt={4} onClick={() => onChange(meter)}>
      {t('The meter restarted at 0: {{count}} units', { count: units })}
    </Button>
  )
}
