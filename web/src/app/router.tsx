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
import { isKeptAtEnd, session } from './session.tsx'
import { SignIn } from './sign-in.tsx'

declare module '@tanstack/history' {
  interface HistoryState extends Left {}
}

/** The id of the route around the screens of staff, which the router makes of `shell`. */
const SHELL = '/shell'

const userNow = () => {
  const now = session.get()
  return typeof now === 'object' ? now.user : undefined
}

/** The user who has the screens of this page, or had the last ones. */
let shownTo: number | undefined

/** Visitors who sign in or apply for a stay need none of it. The calls of its search (Ctrl+K) need the schemas. */
const fetchShell = async () => {
  const [shell] = await Promise.all([import('./shell/shell.tsx'), needSchemas()]).catch(asMissingFile)
  loadedShell = shell
  return shell
}
let loadedShell: Awaited<ReturnType<typeof fetchShell>> | undefined

/**
 * The router, made from the areas' manifests.
 *
 * @param openAll replaces this router by one to the screens of all areas, where these are not all
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

  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: ({ location }) => {
      const user = userNow()
      if (user) {
        shownTo = user.id
        return
      }
      const ended = session.get() === 'expired' ? (isKeptAtEnd() ? 'kept' : 'not kept') : undefined
      const left = location.pathname === '/' ? undefined : location.href
      const state: Left = { left, of: shownTo, ended }
      // Not in the address of the sign-in screen, which the next user of the computer would read.
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
    routeTree: root.addChildren([login, ...outside, shell.addChildren([start, forbidden, ...inside])]),
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: Failed,
    scrollRestoration: false,
  })
}

/**
 * The browser's history, in which each entry has its index: also an entry that the router did not make, for a
 * typed address or a plain link. A form that asks before it is left needs the index to return to its entry.
 */
export function numberedHistory(): RouterHistory {
  const number = () => {
    if (window.history.state) return
    const place = { __TSR_index: history.location.state.__TSR_index + 1, __TSR_key: newUuid() }
    // The router's own `replaceState` would take the address for changed already.
    History.prototype.replaceState.call(window.history, place, '')
  }
  // Registered before the router's listener.
  window.addEventListener('popstate', number)
  const history = createHashHistory()
  return history
}

/** An address that is not public, or unknown. */
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
 * Not by `lazy`: React keeps the fallback for 300 ms, draws the whole frame anew at each answer that comes meanwhile, and
 * throws it away.
 */
function NotFoundInShell() {
  const [shell, setShell] = useState(loadedShell)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => void fetchShell().then(setShell, setFailure), [])
  if (failure) throw failure
  return shell && <shell.Shell>{<NotFound />}</shell.Shell>
}

/**
 * Starts to fetch the screen of the address before the session is known: both requests run at once. A visitor
 * has to sign in before a screen of staff.
 */
export function fetchScreen(router: ReturnType<typeof makeRouter>, isVisitor: boolean): void {
  const [routes] = router.getMatchedRoutes(router.history.location.pathname)
  if (isVisitor && routes.some(({ id }) => id === SHELL)) return
  for (const { options } of routes)
    void (options.component as Partial<ReturnType<typeof lazyRouteComponent>> | undefined)?.preload?.()
}

/** A screen in its frame, with the validation of its forms, and its Hindi texts if the language is Hindi. */
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

/** A retry reads again what failed; missing files are there after a reload. */
function Failed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isThere = useStore(connected)
  const isMissing = isMissingFile(error)
  const [isAsking, setAsking] = useState(isMissing)
  const again = () => {
    if (isMissing) void reloadForFiles().then(setAsking)
    else void router.invalidate()
  }
  useConnectionBack(again)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (isMissing) again()
  }, [error])
  // A page that was reloaded a moment ago is reloaded again after a while, not at once.
  useEffect(() => {
    if (!isMissing || isAsking) return
    const timer = setTimeout(again, JUST_NOW)
    return () => clearTimeout(timer)
  })
  if (!isThere) return <NeedsConnection />
  if (isAsking) return null
  return isMissing ? <ScreenFailed /> : <ScreenFailed reset={again} />
}
