import { Outlet, useLocation } from '@tanstack/react-router'
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { useText } from '../../languages/use-text.ts'
import { useUser } from '../session.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Drawer } from './drawer.tsx'
import { Navigation } from './navigation.tsx'
import { PaletteHost } from './palette-host.tsx'
import classes from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useBusy } from './use-busy.ts'
import { WaitingLink } from './waiting-link.tsx'

const ResetLinkNotice = lazy(() => import('./reset-link-notice.tsx'))

/** Memoized, so that the sixty links and the top bar do not render again with the shell. */
const Links = memo(Navigation)
const Bar = memo(TopBar)

/**
 * Renders the links after the screen, while the screen waits for its data, in pieces that a keystroke can interrupt.
 */
function LaterLinks() {
  const isTime = useDeferredValue(true, false)
  return isTime && <Links />
}

/** The frame of every screen of a signed-in user: top bar, navigation, and the screen itself. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText()
  const [drawer, setDrawer] = useState(false)
  const open = useCallback(() => setDrawer(true), [])
  const close = useCallback(() => setDrawer(false), [])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen was opened from the drawer
  useEffect(close, [pathname])

  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.header}>
        <Bar onMenu={open} />
      </header>
      <nav className={classes.navbar} aria-label={t('Screens')}>
        <LaterLinks />
      </nav>
      <Drawer opened={drawer} onClose={close} title={t('Screens')}>
        <nav aria-label={t('Screens')}>
          <Links />
        </nav>
      </Drawer>
      <Main>{children}</Main>
      <PaletteHost />
    </div>
  )
}

/** The screen, with the notices above it. Only this part renders again when a call begins or ends. */
function Main({ children }: { children: ReactNode }) {
  const busy = useBusy()
  const link = useUser()?.reset_link
  return (
    <main id="main" tabIndex={-1} aria-busy={busy} className={classes.main}>
      <ConnectionBanner />
      <WaitingLink />
      {link && (
        <Suspense>
          <ResetLinkNotice link={link} />
        </Suspense>
      )}
      {children}
    </main>
  )
}

export const ShellOfScreens = () => (
  <Shell>
    <Outlet />
  </Shell>
)
