import type { ReactNode } from 'react'
import classes from './plain-page.module.css'
import { LanguageSwitch } from './shell/language-switch.tsx'
import { Mark } from './shell/mark.tsx'

/**
 * The layout of public screens: one column, with the venue's name and the choice of language, and without navigation.
 */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Mark />
        <LanguageSwitch size="sm" />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
