import type { ComboboxProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** The keys that neither open a list nor type. */
const passing: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']

/**
 * Renders the options of a choice when the user first presses a key or a pointer in it, before the event reaches the
 * field. Mantine renders those of every closed choice with the form: of a gate's form they were half of the elements.
 */
export function useListOnUse({ comboboxProps }: { comboboxProps?: ComboboxProps | undefined }) {
  const [isUsed, setUsed] = useState(false)
  const use = () => {
    // Mantine looks for the options in the document during the event.
    if (!isUsed) flushSync(() => setUsed(true))
  }
  return {
    comboboxProps: { keepMounted: isUsed, ...comboboxProps },
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (!passing.includes(key)) use()
    },
    onPointerDownCapture: use,
  }
}
