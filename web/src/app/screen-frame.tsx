import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { leaveFailures } from '../api/notices.ts'
import { useLanguage } from '../languages/use-text.ts'
import type { Screen } from './area.ts'
import { focusHeading } from './focus-heading.ts'
import { Forbidden } from './pages/forbidden.tsx'
import { PlainPage } from './plain-page.tsx'
import { titleIn } from './screens.ts'
import { useMay } from './session.tsx'
import { ScreenContext } from './shell-context.tsx'
import { useTitle } from './use-title.ts'

type Props = { screen: Screen; children: ReactNode }

/** The frame of every screen of an area: its permission, its title, and the focus when it opens. */
export function ScreenFrame(props: Props) {
  const may = useMay()
  useEffect(focusHeading, [])
  useEffect(() => leaveFailures, [])
  return may(props.screen.permission) ? <Permitted {...props} /> : <Forbidden />
}

function Permitted({ screen, children }: Props) {
  useTitle(titleIn(useLanguage(), screen))
  useCounter(screen.counter)
  const content = <ScreenContext value={screen}>{children}</ScreenContext>
  return screen.permission === 'public' ? <PlainPage>{content}</PlainPage> : content
}

/**
 * Marks the document while the screen is a counter, so that its dialogs get the sizes of counters too (`base.css`).
 */
function useCounter(isCounter = false) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-counter', isCounter)
    return () => document.documentElement.removeAttribute('data-counter')
  }, [isCounter])
}
