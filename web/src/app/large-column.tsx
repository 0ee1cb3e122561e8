import { Box, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { largeTheme } from './theme.ts'

/** What a public screen stands in: one column of large type, for a phone held in one hand. */
export function LargeColumn({ children }: { children: ReactNode }) {
  return (
    <MantineThemeProvider theme={largeTheme} inherit>
      <Box maw={560} mx="auto" px="md" pb="xl">
        {children}
      </Box>
    </MantineThemeProvider>
  )
}
