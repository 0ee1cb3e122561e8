import { Paper } from '@mantine/core'
import type { ReactNode } from 'react'

/** What stands at the door: sign-in, and the ways back in for who has forgotten their password. */
export function DoorCard({ children }: { children: ReactNode }) {
  return (
    <Paper maw={400} mx="auto" mt="xl" p="md">
      {children}
    </Paper>
  )
}
