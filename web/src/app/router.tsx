import { mayPass } from '@nivas/contract/may-pass.ts'
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
  useRouter,
} from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { connected } from '../api/client.ts'
import { needSchemas } from '../api/lazy-zod.ts'
import { useStore } from '../api/store.ts'
import { newUuid } from '../api/submission.ts'
import { needCatalogues } from '../languages/language.ts'
import { useConnectionBack } from '../ui/use-connection-back.ts'
import type { Area, Screen } from './area.ts'
import { asMissingFile, isMissingFile, JUST_NOW, reloadForFiles } from './missing-file.ts'
import { ScreenFailed } from './pages/failed.tsx'
import { Forbidden } from './pages/forbidden.tsx'
import { NeedsConnection } from './pages/needs-connection.tsx'
import { NotFound } from './pages/not-found.tsx'
import { PlainPage } from './plain-page.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { homeOf, type Left, nextOf } from './screens.ts'
import { parseSearch, stringifySearch } from './search.ts'
import { session, typedAtEnd } from './session.tsx'
import { SignIn } from './sign-in.tsx'

declare module '@tanstack/history' {
  interface HistoryState extends Left {}
}

/** The id that the router gives to the route around the screens of staff. */
const SHELL = '/shell'

const userNow = () => {
  const now = session.get()
  return typeof now === 'object' ? now.user : undefined
}

/** The user who sees the screens of this page, or saw them last. */
let shownTo: number | undefined

/**
 * Fetches the shell. Visitors who sign in or apply for a stay do not need it. The calls of its search (Ctrl+K) need the
 * schemas.
 */
const fetchShell = async () => {
  const [shell] = await Promise.all([import('./shell/shell.tsx'), needSchemas()]).catch(asMissingFile)
  loadedShell = shell
  return shell
}
let loadedShell: Awaited<ReturnType<typeof fetchShell>> | undefined

/**
 * Makes the router from the manifests of the areas.
 *
 * @param openAll replaces this router with one for the screens of all areas, if these are not all areas
 */
export function makeRouter(areas: readonly Area[], history: RouterHistory, openAll?: () => Promise<unknown>) {
  const root = createRootRoute({
    component: Outlet,
    notFoundComponent: openAll ? () => <NotFoundYet openAll={openAll} /> : NotFoundInFrame,
  })

  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    beforeLoad: async ({ location }) => {
      const user = userNow()
      if (!user) return
      if (openAll) return void (await openAll())
      const held = new Set<string>(user.permissions)
      const home = homeOf(areas, (access) => mayPass(access, held))
      throw redirect({ href: nextOf(location.state, user.id, home), replace: true })
    },
    component: SignIn,
  })

  // The specification's address has one m. People who hear the word write two.
  const withTwoMs = createRoute({
    getParentRoute: () => root,
    path: '/accommodation',
    beforeLoad: () => {
      throw redirect({ href: '/accomodation', replace: true })
    },
  })

  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: ({ location }) => {
      const user = userNow()
      if (user) {
        shownTo = user.id
        return
      }
      const left = location.pathname === '/' ? undefined : location.href
      const state: Left = {
        left,
        of: shownTo,
        ...(session.get() === 'expired' && { ended: true, typed: typedAtEnd() }),
      }
      // The address that was left is not put into the address of the sign-in screen, which the next user of the
      // computer could read.
      throw redirect({ to: '/login', state, replace: true })
    },
    component: lazyRouteComponent(fetchShell, 'ShellOfScreens'),
  })

  const start = createRoute({
    getParentRoute: () => shell,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/dashboard', replace: true })
    },
  })

  const forbidden = createRoute({ getParentRoute: () => shell, path: '/403', component: Forbidden })

  const screen = (area: Area, shown: Screen) =>
    createRoute({
      getParentRoute: () => (shown.permission === 'public' ? root : shell),
      path: shown.path,
      component: lazyRouteComponent(() => load(area, shown)),
    })
  const screens = areas.flatMap((area) => area.routes.map((shown) => ({ shown, route: screen(area, shown) })))
  const outside = screens.filter(({ shown }) => shown.permission === 'public').map(({ route }) => route)
  const inside = screens.filter(({ shown }) => shown.permission !== 'public').map(({ route }) => route)

  return createRouter({
    routeTree: root.addChildren([
      login,
      withTwoMs,
      ...outside,
      shell.addChildren([start, forbidden, ...inside]),
    ]),
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: Failed,
    scrollRestoration: false,
  })
}

/**
 * Returns the browser's history, in which each entry has an index, even one that the router did not make, for a typed
 * address or a plain link. A form that asks before the user leaves needs the index to return to its entry.
 */
export function numberedHistory(): RouterHistory {
  const number = () => {
    if (window.history.state) return
    const place = { __TSR_index: history.location.state.__TSR_index + 1, __TSR_key: newUuid() }
    // The router's own `replaceState` would treat the address as already changed.
    History.prototype.replaceState.call(window.history, place, '')
  }
  // This listener must be registered before the router's.
  window.addEventListener('popstate', number)
  const history = createHashHistory()
  return history
}

/** Stands in for an address that is not public, or unknown, while all screens are fetched. */
function NotFoundYet({ openAll }: { openAll: () => Promise<unknown> }) {
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => void openAll().catch(setFailure), [openAll])
  if (failure) throw failure
  return null
}

function NotFoundInFrame() {
  return userNow() ? <NotFoundInShell /> : <PlainPage>{<NotFound />}</PlainPage>
}

/**
 * Shows the shell around 'not found'. It does not use `lazy`: React would keep the fallback for 300 ms, render the
 * whole frame again at each answer in that time, and throw it away.
 */
function NotFoundInShell() {
  const [shell, setShell] = useState(loadedShell)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => void fetchShell().then(setShell, setFailure), [])
  if (failure) throw failure
  return shell && <shell.Shell>{<NotFound />}</shell.Shell>
}

/**
 * Starts to fetch the screen of the address before the session is known, so that both requests run at the same time. A
 * visitor has to sign in before a screen of staff, so it is not fetched for them.
 */
export function fetchScreen(router: ReturnType<typeof makeRouter>, isVisitor: boolean): void {
  const [routes] = router.getMatchedRoutes(router.history.location.pathname)
  if (isVisitor && routes.some(({ id }) => id === SHELL)) return
  for (const { options } of routes)
    void (options.component as Partial<ReturnType<typeof lazyRouteComponent>> | undefined)?.preload?.()
}

/**
 * Loads a screen in its frame, with the validation of its forms, and with its Hindi texts if the language is Hindi.
 */
async function load(area: Area, shown: Screen) {
  const files = Promise.all([
    shown.load(),
    needCatalogues(area.hindi),
    shown.withoutSchemas ? undefined : needSchemas(),
  ])
  const [{ default: Content }] = await files.catch(asMissingFile)
  return {
    default: () => (
      <ScreenFrame screen={shown}>
        <Content />
      </ScreenFrame>
    ),
  }
}

/**
 * Replaces a screen that failed. A retry reads again what failed. Missing files are fetched by a reload of the page.
 */
function Failed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isConnected = useStore(connected)
  const isMissing = isMissingFile(error)
  const [isReloading, setReloading] = useState(isMissing)
  const again = () => {
    if (isMissing) void reloadForFiles().then(setReloading)
    else void router.invalidate()
  }
  useConnectionBack(again)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (isMissing) again()
  }, [error])
  // A page that was reloaded a moment ago is reloaded again only after a while.
  useEffect(() => {
    if (!isMissing || isReloading) return
    const timer = setTimeout(again, JUST_NOW)
    return () => clearTimeout(timer)
  })
  if (!isConnected) return <NeedsConnection />
  if (isReloading) return null
  return isMissing ? <ScreenFailed /> : <ScreenFailed reset={again} />
}
