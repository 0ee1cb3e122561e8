import { Button, Kbd } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { memo, useCallback, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import classes from './till.module.css'
import type { makeTurns } from './turns.ts'

/** An option button of a till, with its function key. */
export type Option = {
  key: string
  title: PlainKey
  run: () => unknown
  /** At once, also when the option waits for its turn. */
  onPress?: () => void
  primary?: boolean
  /** A second press right after the first is the same one. */
  once?: boolean
}

/** Whether a dialog, the palette or a menu is open: the keys belong to it then. */
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

type OptionsProps = {
  options: readonly Option[]
  disabled: boolean
  turns: ReturnType<typeof makeTurns>
}

/** The option buttons, and their function keys. A scan changes what they do, and draws none of them. */
export function Options({ options, disabled, turns }: OptionsProps) {
  const t = useText()
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
  return (
    <div className={classes.options} role="toolbar" aria-label={t('Options')}>
      {options.map(({ key, title, primary = false }) => (
        <OptionButton key={key} {...{ id: key, title, primary, disabled, onRun: press }} />
      ))}
    </div>
  )
}

type ButtonProps = Required<Pick<Option, 'title' | 'primary'>> & {
  id: string
  disabled: boolean
  onRun: (id: string) => void
}

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
      rightSection={<Kbd size="xs">{id}</Kbd>}
      justify="space-between"
      fullWidth
    >
      {t(title)}
    </Button>
  )
})
