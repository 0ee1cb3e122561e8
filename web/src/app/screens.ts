import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import { type Area, type NavGroupName, navGroups, type Screen } from './area.ts'

type May = (access: Access) => boolean

/** The screens of the areas that the user may open. */
export const openScreens = (areas: readonly Area[], may: May): Screen[] =>
  areas.flatMap(({ routes }) => routes).filter(({ permission }) => may(permission))

/** Whether the address of a screen has no parameter: `/buildings/$id/floors` needs a building. */
export const hasFixedAddress = ({ path }: Screen): boolean => !path.includes('$')

/** The title of a screen or a figure of the dashboard in a language. */
export const titleIn = (language: Language, { title, hindi }: Pick<Screen, 'title' | 'hindi'>): string =>
  language === 'hi' ? hindi : title

export type NavGroup = { group: NavGroupName; screens: Screen[] }

/** The navigation of a user: groups in their order, without empty ones. */
export function navigationOf(areas: readonly Area[], may: May): NavGroup[] {
  const screens = openScreens(areas, may)
  return navGroups
    .map((group) => ({
      group,
      screens: screens
        .filter(({ nav }) => nav?.group === group)
        .sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0)),
    }))
    .filter((entry) => entry.screens.length > 0)
}

/** Where work that every counter has stands: it is the job of none. */
const EVERYBODY = 'Today'

/**
 * Where the work of a user begins: the main screen of a user with one job (a gate, a till, a reader), or the
 * only screen; and otherwise the dashboard. The main screen of a job is the first in the navigation.
 */
export function homeOf(areas: readonly Area[], may: May): string {
  const groups = navigationOf(areas, may).filter(({ group }) => group !== EVERYBODY)
  const [only, ...others] = groups.flatMap(({ screens }) => screens)
  if (only && others.length === 0) return only.path
  const [work, ...more] = groups.filter(({ screens }) => !screens.every(({ job }) => job === 'beside'))
  const [first] = work?.screens ?? []
  const jobs = new Set(work?.screens.map(({ job }) => job).filter((job) => job && job !== 'beside'))
  return first?.job && more.length === 0 && jobs.size === 1 ? first.path : DASHBOARD
}

const DASHBOARD = '/dashboard'

/**
 * What the history's entry of the sign-in screen has, also after a reload: the address that was left, the user whose screen
 * stood there, and, of a session that has ended by itself, whether what was typed was kept.
 */
export type Left = {
  left?: string | undefined
  of?: number | undefined
  ended?: 'kept' | 'not kept' | undefined
}

/**
 * Where a user goes on after signing in: at the address that was left, unless its screen was another user's. A link that
 * was opened before anybody had signed in is for whoever does.
 */
export const nextOf = ({ left, of }: Left, user: number, home: string): string =>
  safeNext(of === undefined || of === user ? left : undefined, home)

/** The address after sign-in: an address of this application, and otherwise `home`. */
export const safeNext = (next: unknown, home = DASHBOARD): string =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : home
