import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { type ComponentProps, type ComponentType, type KeyboardEvent, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createStore, useStore } from '../../api/store.ts'
import { createStoredSwitch } from '../../api/stored-value.ts'
import { useText } from '../../languages/use-text.ts'

type HindiInput = ComponentType<ComponentProps<typeof import('./hindi-input.tsx').HindiInput>>

const inHindi = createStoredSwitch('nivas.names-in-hindi')

/** Loaded when a user switches a field to Hindi: forms for names open without it. */
const loaded = createStore<{ HindiInput: HindiInput } | undefined>(undefined)

/** Another element takes the place of the field that is typed into: focus and caret go to it. */
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

/** Where it cannot be loaded, names are typed as they are. */
async function load(): Promise<void> {
  if (loaded.get()) return
  const found = await import('./hindi-input.tsx').catch(() => undefined)
  if (found) keepingFocus(() => loaded.set(found))
}

function change(): void {
  const next = !inHindi.get()
  keepingFocus(() => inHindi.set(next))
}

/** Alt+H switches, and keeps the focus in the field. */
function changeByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!event.altKey || event.code !== 'KeyH') return
  event.preventDefault()
  change()
}

/**
 * A field for a name that can be switched to Hindi: Latin letters then bring Devanagari words to choose from,
 * in every such field.
 */
export function NameInput({ onChange, value, ...props }: TextInputProps) {
  const t = useText()
  const isOn = useStore(inHindi)
  const Hindi = useStore(loaded)?.HindiInput
  useEffect(() => {
    if (isOn) void load()
  }, [isOn])
  const label = isOn ? t('Type names as they are') : t('Type names in Hindi')
  const rightSection = (
    <ActionIcon
      // Tab goes on to the next field; the key works from this one.
      tabIndex={-1}
      aria-keyshortcuts="Alt+H"
      variant={isOn ? 'filled' : 'subtle'}
      aria-label={label}
      title={`${label} (Alt+H)`}
      onClick={change}
    >
      <span lang="hi">अ</span>
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
      // Forms take a value as well as an event.
      onChange={(typed) => (onChange as unknown as (typed: string) => void)?.(typed)}
      rightSection={rightSection}
      rightSectionPointerEvents="all"
    />
  )
}
