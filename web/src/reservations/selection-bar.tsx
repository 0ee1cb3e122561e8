import { Button, Group, Text } from '@mantine/core'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { PlainCheckbox } from '../ui/plain-checkbox.tsx'

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
    <Group gap="xs" mih="2.25rem">
      <PlainCheckbox label={t('Multiple selection')} checked={on} onChange={onToggle} />
      {on && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {count === 0 ? t('Select two or more NEW reservations.') : t('{{count}} selected', { count })}
          </Text>
          {count > 0 && (
            <Button variant="subtle" onClick={onClear}>
              {t('Clear selection')}
            </Button>
          )}
          {count > 1 && (
            <>
              <Button onClick={onAuto}>{t('Multiple Auto Matching')}</Button>
              <Button variant="light" onClick={onManual}>
                {t('Multiple Manual Matching')}
              </Button>
            </>
          )}
        </>
      )}
    </Group>
  )
}
