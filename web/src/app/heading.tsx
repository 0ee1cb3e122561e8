import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useLanguage } from '../languages/use-text.ts'
import { titleIn } from './screens.ts'
import { ScreenContext } from './shell-context.tsx'

type Props = {
  /** One sentence that sums the screen up: '38 on hold, Rs. 41,200 to collect'. */
  state?: ReactNode
  /** The screen's primary action, at the right. */
  action?: ReactNode
}

/** The top of a desk: the screen's title from its manifest, its state, and its action. */
export function Heading({ state, action }: Props) {
  const language = useLanguage()
  const screen = useContext(ScreenContext)
  return (
    <Group justify="space-between" gap="sm" mb="sm">
      <div>
        <Title order={1}>{screen && titleIn(language, screen)}</Title>
        {state !== undefined && (
          <Text size="sm" c="dimmed" component="p">
            {state}
          </Text>
        )}
      </div>
      {action}
    </Group>
  )
}
