import { Button } from '@mantine/core'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { PlainCheckbox } from '../ui/plain-checkbox.tsx'
import classes from './selection-bar.module.css'

type Props = {
  on: boolean
  onToggle: (on: boolean) => void
  selected: readonly Reservation[]
  onClear: () => void
  onAuto: () => void
  onManual: () => void
}

/** Switches on the selection of several reservations, and matches the selected ones. */
export function SelectionBar({ on, onToggle, selected, onClear, onAuto, onManual }: Props) {
  const t = useText()
  const count = selected.length
  return (
    <div className={classes.bar} data-on={on || undefined}>
      <PlainCheckbox label={t('Multiple selection')} checked={on} onChange={onToggle} />
      {on && (
        <>
          <Button disabled={count < 2} onClick={onAuto}>
            {t('Multiple Auto Matching')}
          </Button>
          <Button variant="light" disabled={count < 2} onClick={onManual}>
            {t('Multiple Manual Matching')}
          </Button>
          <Button variant="subtle" disabled={count === 0} onClick={onClear}>
            {t('Clear selection')}
          </Button>
          <p className={classes.count} role="status">
            {count === 0 ? t('Select two or more NEW reservations.') : t('{{count}} selected', { count })}
          </p>
        </>
      )}
    </div>
  )
}
