import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** The gap of the `Stack` around it, if there is one: it does not take it while it is empty. */
  gap?: 'xs' | 'sm' | 'md'
  children: ReactNode
}

/**
 * The result of a scan, or of what is typed, which screen readers read when they are idle. It is always rendered: a live region is read aloud
 * only when its text comes later than itself.
 */
export const Announced = ({ gap, children }: Props) => (
  <Box role="status" {...(gap && !children && { mt: `-${gap}` })}>
    {children}
  </Box>
)
