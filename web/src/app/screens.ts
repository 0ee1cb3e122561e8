import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type Area, type NavGroupName, navGroups, type Screen } from './area.ts'

type May = (access: Access) => boolean

/** Returns the screens of the areas that the user may open. */
export const openScreens = (areas: readonly Area[], may: May): Screen[] =>
  areas.flatMap(({ routes }) => routes).filter(({ permission }) => may(permission))

/** Returns whether the address of a screen has no parameter: `/buildings/$id/floors` needs a building. */
export const hasFixedAddress = ({ path }: Screen): boolean => !path.includes('$')

/** Returns the title of a screen or a figure of the dashboard in a language. */
export const titleIn = (language: Language, { title, hindi }: Pick<Screen, 'title' | 'hindi'>): string =>
  language === 'hi' ? hindi : title

export type NavGroup = { group: NavGroupName; screens: Screen[] }

/** Returns the navigation of a user: groups in their order, without empty ones. */
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

/** The group with the work that every counter has, which is not the job of any of them. */
const EVERYBODY = 'Today'

/**
 * Returns the screen where a user starts: the main screen of a user with one job (a gate, a till, a reader), the only
 * screen of a user who has no other, or else the dashboard. The main screen of a job is the first one in the
 * navigation.
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
 * The state of the sign-in screen in the history, which survives a reload: the address that was left, the user whose
 * screen it was, and for an expired session what became of the typed input.
 */
export type Left = {
  left?: string | undefined
  of?: number | undefined
  ended?: true | undefined
  typed?: PlainKey | undefined
}

/**
 * Returns where a user continues after signing in: at the address that was left, unless another user left it. A link
 * that was opened before any sign-in is for the next user who signs in.
 */
export const nextOf = ({ left, of }: Left, user: number, home: string): string =>
  safeNext(of === undefined || of === user ? left : undefined, home)

/** Returns the address after sign-in: the given one if it belongs to this application, or else `home`. */
export const safeNext = (next: unknown, home = DASHBOARD): string =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : home
