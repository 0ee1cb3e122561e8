import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /**
   * The gap of the surrounding `Stack`, if there is one. An empty region cancels this gap, so that it takes no space.
   */
  gap?: 'xs' | 'sm' | 'md'
  children: ReactNode
}

/**
 * Shows the result of a scan or of typed text, which screen readers read when they are idle. The region is always
 * rendered, because a live region is read aloud only when its text appears after the region itself.
 */
export const Announced = ({ gap, children }: Props) => (
  <Box role="status" {...(gap && !children && { mt: `-${gap}` })}>
    {children}
  </Box>
)
