import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../languages/use-text.ts'

type Props = { children: ReactNode; onRemove: () => void }

/** The button of a filter that a link put into the address of a list: shows the filter, and removes it when pressed. */
export function LinkedFilter({ children, onRemove }: Props) {
  const t = useText()
  return (
    <Button
      variant="light"
      rightSection={<IconX size="1em" aria-hidden />}
      title={t('Remove this filter')}
      onClick={({ currentTarget }) => {
        // The button disappears with its filter, so the focus goes to the search fields.
        currentTarget.closest('main')?.querySelector<HTMLElement>('[data-searches] input')?.focus()
        onRemove()
      }}
    >
      {children}
    </Button>
  )
}
