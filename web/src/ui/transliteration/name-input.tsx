import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { type ComponentType, type KeyboardEvent, lazy, Suspense } from 'react'
import { createStore, useStore } from '../../api/store.ts'
import { useText } from '../../languages/use-text.ts'

type HindiProps = Omit<TextInputProps, 'onChange'> & { onChange?: (typed: string) => void }

/** Takes the place of the Hindi field where it cannot be loaded: names are typed as they are. */
const AsTyped = ({ onChange, ...props }: HindiProps) => (
  <TextInput {...props} onChange={(event) => onChange?.(event.currentTarget.value)} />
)

/** Loaded when a user switches a field to Hindi: forms for names open without it. */
const HindiInput = lazy(() =>
  import('./hindi-input.tsx').then(
    (loaded) => ({ default: loaded.HindiInput as ComponentType<HindiProps> }),
    () => ({ default: AsTyped }),
  ),
)

const REMEMBERED = 'nivas.names-in-hindi'
const inHindi = createStore(localStorage.getItem(REMEMBERED) === 'yes')

function change(): void {
  const next = !inHindi.get()
  localStorage.setItem(REMEMBERED, next ? 'yes' : 'no')
  inHindi.set(next)
}

/** Alt+H switches, and keeps the focus in the field. */
function changeByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!event.altKey || event.code !== 'KeyH') return
  event.preventDefault()
  const form = event.currentTarget.closest('form')
  const path = event.currentTarget.querySelector<HTMLElement>('[data-path]')?.dataset.path
  change()
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus())
}

/**
 * A field for a name that can be switched to Hindi: Latin letters then bring Devanagari words to choose from,
 * in every such field.
 */
export function NameInput({ onChange, value, ...props }: TextInputProps) {
  const t = useText()
  const isOn = useStore(inHindi)
  const label = isOn ? t('Type names as they are') : t('Type names in Hindi')
  const rightSection = (
    <ActionIcon
      // Tab goes on to the next field; the key works from this one.
      tabIndex={-1}
      aria-keyshortcuts="Alt+H"
      variant={isOn ? 'filled' : 'subtle'}
      aria-label={label}
      title={`${label} (Alt+H)`}
      aria-pressed={isOn}
      onClick={change}
    >
      <span lang="hi">अ</span>
    </ActionIcon>
  )
  const wrapperProps = { ...props.wrapperProps, onKeyDown: changeByKey }
  const plain = (
    <TextInput
      {...props}
      wrapperProps={wrapperProps}
      value={value}
      onChange={onChange}
      rightSection={rightSection}
    />
  )
  if (!isOn) return plain
  return (
    <Suspense fallback={plain}>
      <HindiInput
        {...(props as object)}
        wrapperProps={wrapperProps}
        value={String(value ?? '')}
        // Forms take a value as well as an event.
        onChange={(typed) => (onChange as unknown as (typed: string) => void)?.(typed)}
        rightSection={rightSection}
        rightSectionPointerEvents="all"
      />
    </Suspense>
  )
}
