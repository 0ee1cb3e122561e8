import { type ReactNode, useEffect } from 'react'
import type { Screen } from './area.ts'
import { Forbidden } from './pages/forbidden.tsx'
import { PlainPage } from './plain-page.tsx'
import { useMay } from './session.tsx'
import { ScreenContext } from './shell-context.tsx'
import { useTitle } from './use-title.ts'

/** What every screen of an area stands in: its permission, its title, and the focus when it opens. */
export function ScreenFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const may = useMay()
  useTitle(screen.title)
  useEffect(focusHeading, [])
  if (!may(screen.permission)) return <Forbidden />
  const content = <ScreenContext value={screen}>{children}</ScreenContext>
  return screen.permission === 'public' ? <PlainPage>{content}</PlainPage> : content
}

/** Nobody has opened a second screen yet: then the focus belongs where the browser put it. */
let first = true

/**
 * The heading gets the focus when another screen opens, so that it is read aloud and the next Tab goes on from there;
 * unless the screen gave it to a field of its own, as counters do.
 */
function focusHeading() {
  const opening = first
  first = false
  const main = document.getElementById('main')
  if (opening || !main || main.contains(document.activeElement)) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main).focus({ preventScroll: true })
}
