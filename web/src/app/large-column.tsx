import { MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './large-column.module.css'
import { largeTheme } from './theme.ts'

/** The layout of a public screen: one column of large type, for a phone that is held in one hand. */
export function LargeColumn({ children }: { children: ReactNode }) {
  return (
    <MantineThemeProvider theme={largeTheme} inherit>
      <div className={classes.column}>{children}</div>
    </MantineThemeProvider>
  )
}
