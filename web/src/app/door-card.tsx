import { Paper } from '@mantine/core'
import type { ReactNode } from 'react'

/** The card of the sign-in screens, including those for a forgotten password. */
export function DoorCard({ children }: { children: ReactNode }) {
  return (
    <Paper maw={400} mx="auto" mt="xl" p="md">
      {children}
    </Paper>
  )
}
