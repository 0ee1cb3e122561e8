import { Button } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { createContext, useContext } from 'react'
import { useText } from '../../languages/use-text.ts'

/** Tells the cells of a row whether its details are open. */
export const RowDetails = createContext<{ open: boolean; toggle: () => void }>({
  open: false,
  toggle: () => undefined,
})

/** A labelled button inside a cell that does the same as the arrow before the row. */
export function DetailsToggle({ show, hide, of }: { show: PlainKey; hide: PlainKey; of: string }) {
  const t = useText()
  const { open, toggle } = useContext(RowDetails)
  const label = t(open ? hide : show)
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-expanded={open}
      aria-label={`${label}: ${of}`}
      onClick={toggle}
    >
      {label}
    </Button>
  )
}
