import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { createStore, useStore } from '../../api/store.ts'
import { useText } from '../../languages/use-text.ts'

/** Loaded when somebody switches a field to Hindi: forms for names open without it. */
const HindiInput = lazy(async () => ({ default: (await import('./hindi-input.tsx')).HindiInput }))

const REMEMBERED = 'nivas.names-in-hindi'
const inHindi = createStore(localStorage.getItem(REMEMBERED) === 'yes')

function change(): void {
  const next = !inHindi.get()
  localStorage.setItem(REMEMBERED, next ? 'yes' : 'no')
  inHindi.set(next)
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
      variant={isOn ? 'filled' : 'subtle'}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={change}
    >
      <span lang="hi">अ</span>
    </ActionIcon>
  )
  const plain = <TextInput {...props} value={value} onChange={onChange} rightSection={rightSection} />
  if (!isOn) return plain
  return (
    <Suspense fallback={plain}>
      <HindiInput
        {...(props as object)}
        value={String(value ?? '')}
        // Forms take a value as well as an event.
        onChange={(typed) => (onChange as unknown as (typed: string) => void)?.(typed)}
        rightSection={rightSection}
        rightSectionPointerEvents="all"
      />
    </Suspense>
  )
}
