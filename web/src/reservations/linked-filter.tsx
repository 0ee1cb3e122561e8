import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../languages/use-text.ts'

type Props = { children: ReactNode; onRemove: () => void }

/** A filter that a link put into the address of a list: its button says what is shown, and removes it. */
export function LinkedFilter({ children, onRemove }: Props) {
  const t = useText()
  return (
    <Button
      variant="light"
      rightSection={<IconX size="1em" aria-hidden />}
      title={t('Remove this filter')}
      onClick={({ currentTarget }) => {
        // The button goes with its filter: the next one is typed.
        currentTarget.closest('main')?.querySelector<HTMLElement>('[data-searches] input')?.focus()
        onRemove()
      }}
    >
      {children}
    </Button>
  )
}
