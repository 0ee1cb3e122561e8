import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { type ComponentProps, type ComponentType, type KeyboardEvent, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createStore, useStore } from '../../api/store.ts'
import { createStoredSwitch } from '../../api/stored-value.ts'
import { useText } from '../../languages/use-text.ts'
import { PagePicture } from '../page-picture.tsx'

type HindiInput = ComponentType<ComponentProps<typeof import('./hindi-input.tsx').HindiInput>>

const inHindi = createStoredSwitch('nivas.names-in-hindi')

/** The field for Hindi, which is loaded when a user switches to it, so that forms with names open without it. */
const loaded = createStore<{ HindiInput: HindiInput } | undefined>(undefined)

/** Makes a change that replaces the focused field with another element, and moves the focus and the caret to it. */
function keepingFocus(change: () => void): void {
  const field = document.activeElement
  const path = field instanceof HTMLInputElement ? field.dataset.path : undefined
  const caret = field instanceof HTMLInputElement ? field.selectionStart : null
  const form = field?.closest('form') ?? document
  flushSync(change)
  if (path === undefined || field?.isConnected) return
  const next = form.querySelector<HTMLInputElement>(`input[data-path="${path}"]`)
  next?.focus()
  if (caret !== null) next?.setSelectionRange(caret, caret)
}

/** Loads the field for Hindi. If that fails, names are typed as they are. */
async function load(): Promise<void> {
  if (loaded.get()) return
  const module = await import('./hindi-input.tsx').catch(() => undefined)
  if (module) keepingFocus(() => loaded.set(module))
}

function change(): void {
  const next = !inHindi.get()
  keepingFocus(() => inHindi.set(next))
}

/** Switches on Alt+H, and keeps the focus in the field. */
function changeByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!event.altKey || event.code !== 'KeyH') return
  event.preventDefault()
  change()
}

/**
 * A field for a name that can be switched to Hindi. Latin letters then bring Devanagari words to choose from, in every
 * such field.
 */
export function NameInput({ onChange, value, ...props }: TextInputProps) {
  const t = useText()
  const isOn = useStore(inHindi)
  const Hindi = useStore(loaded)?.HindiInput
  useEffect(() => {
    if (isOn) void load()
  }, [isOn])
  const label = isOn ? t('Type names in English letters') : t('Type names in Hindi')
  const rightSection = (
    <ActionIcon
      // Tab goes to the next field. Alt+H works from the field itself.
      tabIndex={-1}
      aria-keyshortcuts="Alt+H"
      variant={isOn ? 'filled' : 'subtle'}
      aria-label={label}
      title={`${label} (Alt+H)`}
      onClick={change}
    >
      <PagePicture name="letter-a" width="0.8em" height="0.66em" />
    </ActionIcon>
  )
  const wrapperProps = { ...props.wrapperProps, onKeyDown: changeByKey }
  if (!isOn || !Hindi)
    return (
      <TextInput
        {...props}
        wrapperProps={wrapperProps}
        value={value}
        onChange={onChange}
        rightSection={rightSection}
      />
    )
  return (
    <Hindi
      {...(props as object)}
      wrapperProps={wrapperProps}
      value={String(value ?? '')}
      // Mantine's forms accept a value as well as an event.
      onChange={(typed) => (onChange as unknown as (typed: string) => void)?.(typed)}
      rightSection={rightSection}
      rightSectionPointerEvents="all"
    />
  )
}
