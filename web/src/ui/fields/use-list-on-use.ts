import type { ComboboxProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'

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
      if (key !== 'Tab' && key !== 'Shift') use()
    },
    onPointerDownCapture: use,
  }
}
