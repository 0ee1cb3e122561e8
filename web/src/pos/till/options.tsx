import { Button, Group, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { memo, useCallback, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { KeyChip } from '../../ui/key-chip.tsx'
import classes from './till.module.css'
import type { makeTurns } from './turns.ts'

/** An option of a till: a button with a function key. */
export type Option = {
  key: string
  title: PlainKey
  run: () => unknown
  /** Called when the option is pressed, even if it must wait for its turn. */
  onPress?: () => void
  primary?: boolean
  /** A second press right after the first, such as a double click, is ignored. */
  once?: boolean
}

/** Whether a dialog, the palette or a menu is open, to which the keys then belong. */
const isBusy = () => document.querySelector('[role="dialog"], dialog[open], [role="menu"]') !== null

/** Runs options by their function keys while no dialog is open. */
export function useOptionKeys(options: readonly Pick<Option, 'key' | 'run'>[], disabled = false): void {
  useWindowEvent('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return
    const option = options.find(({ key }) => key === event.key)
    if (!option) return
    event.preventDefault()
    if (!disabled && !isBusy()) option.run()
  })
}

type Pressing = { disabled: boolean; turns: ReturnType<typeof makeTurns> }

/**
 * Runs options in their turn, by button and by function key. A scan changes what they do without drawing them again.
 */
export function useOptionPress(options: readonly Option[], { disabled, turns }: Pressing): Press {
  const latest = useRef(options)
  latest.current = options
  const find = useCallback((pressed: string) => latest.current.find(({ key }) => key === pressed), [])
  const press = useCallback(
    (key: string) => {
      find(key)?.onPress?.()
      turns.press(() => find(key)?.run(), find(key)?.once ? key : undefined)
    },
    [turns, find],
  )
  useOptionKeys(
    options.map(({ key }) => ({ key, run: () => press(key) })),
    disabled,
  )
  return press
}

type Press = (key: string) => void

type OptionsProps = { options: readonly Option[]; disabled: boolean; onRun: Press }

export function Options({ options, disabled, onRun }: OptionsProps) {
  const t = useText()
  return (
    <div className={classes.options} role="toolbar" aria-label={t('Options')}>
      {options.map((option) => (
        <OptionButton key={option.key} {...buttonOf(option)} disabled={disabled} onRun={onRun} />
      ))}
    </div>
  )
}

type ButtonProps = Required<Pick<Option, 'title' | 'primary'>> & {
  id: string
  disabled: boolean
  onRun: Press
}

const buttonOf = ({ key, title, primary = false }: Option) => ({ id: key, title, primary })

const OptionButton = memo(function OptionButton({ id, title, primary, disabled, onRun }: ButtonProps) {
  const t = useText()
  return (
    <Button
      size="md"
      px="0.4rem"
      fz="sm"
      variant={primary ? 'filled' : 'default'}
      disabled={disabled}
      aria-keyshortcuts={id}
      onClick={() => onRun(id)}
      rightSection={<KeyChip of={id} />}
      justify="space-between"
      fullWidth
    >
      {t(title)}
    </Button>
  )
})

/** The total of a sale. On a phone it is in a bar at the bottom of the screen, with the primary option, Pay. */
export function Total({ lines, total, pay, disabled, onRun }: TotalProps) {
  const t = useText()
  return (
    <Group className={classes.bar} justify="space-between" wrap="nowrap">
      <Text c="dimmed">{t('{{count}} lines', { count: lines })}</Text>
      <output className={classes.total} aria-label={t('Total')}>
        {total}
      </output>
      {pay && (
        <div>
          <OptionButton {...buttonOf(pay)} disabled={disabled} onRun={onRun} />
        </div>
      )}
    </Group>
  )
}

type TotalProps = Omit<OptionsProps, 'options'> & {
  /** The number of lines. */
  lines: number
  /** The formatted total. */
  total: string
  /** The option Pay, on a phone; elsewhere it is among the options. */
  pay: Option | undefined
}
