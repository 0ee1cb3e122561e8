import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import type { Area, Screen } from './area.ts'
import { navGroups } from './area.ts'

type May = (access: Access) => boolean

/** The screens of the areas that somebody may open. */
export const openScreens = (areas: readonly Area[], may: May): Screen[] =>
  areas.flatMap(({ routes }) => routes).filter(({ permission }) => may(permission))

/** Whether a screen can be opened as its address stands: `/buildings/$id/floors` needs to know which building. */
export const hasFixedAddress = ({ path }: Screen): boolean => !path.includes('$')

/** What a screen or a figure of the dashboard is called in a language. */
export const titleIn = (language: Language, { title, hindi }: Pick<Screen, 'title' | 'hindi'>): string =>
  language === 'hi' ? hindi : title

export type NavGroup = { group: (typeof navGroups)[number]; screens: Screen[] }

/** The navigation of somebody: groups in their order, without those that would be empty. */
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

/** Where to go after sign-in: an address of this application, and else the dashboard. */
export const safeNext = (next: unknown): string =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/dashboard'
