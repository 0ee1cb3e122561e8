import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { useStore } from '../api/store.ts'
import { useVenue, ZoneContext } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { Confirms } from '../ui/confirm.tsx'
import { Notices } from '../ui/notices.tsx'
import { Papers } from '../ui/print/papers.tsx'
import { answers } from './answers.ts'
import { AskPassword } from './ask-password.tsx'
import { ScreenFailed } from './pages/failed.tsx'
import { Unreachable } from './pages/unreachable.tsx'
import { type Product, product } from './product.ts'
import { session } from './session.tsx'
import { AreasContext } from './shell-context.tsx'
import { theme } from './theme.ts'
import { useNamesInHindi } from './use-names-in-hindi.ts'
import { useOutboxes } from './use-outboxes.ts'

/**
 * The application: its theme, whose styles the build has written (`theme-styles.ts`), its notices, and its screens once
 * the session is known.
 */
export function App() {
  const { areas, router } = useStore(product)
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <CatchBoundary getResetKey={() => 0} errorComponent={ScreenFailed}>
        <QueryClientProvider client={answers}>
          <InZone>
            <AreasContext value={areas}>
              <Screens router={router} />
            </AreasContext>
            <Notices />
            <Confirms />
            {/* Its form asks before the user leaves it, and needs the router for that. */}
            <RouterContextProvider router={router}>
              <AskPassword />
            </RouterContextProvider>
            <Papers />
          </InZone>
        </QueryClientProvider>
      </CatchBoundary>
    </MantineProvider>
  )
}

/** Reads the venue once and provides its time zone. */
function InZone({ children }: { children: ReactNode }) {
  return <ZoneContext value={useVenue()?.time_zone}>{children}</ZoneContext>
}

function Screens({ router }: Pick<Product, 'router'>) {
  const t = useText()
  const now = useStore(session)
  const areas = useContext(AreasContext)
  const signedIn = typeof now === 'object'
  useOutboxes(areas, signedIn)
  useNamesInHindi()
  if (now === 'unknown') return <p className="start">{t('Loading ...')}</p>
  if (now === 'unreachable') return <Unreachable />
  return <RouterProvider key={areas.length} router={router} />
}
