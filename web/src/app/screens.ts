import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import type { Area, Screen } from './area.ts'
import { navGroups } from './area.ts'

type May = (access: Access) => boolean

/** The screens of the areas that the user may open. */
export const openScreens = (areas: readonly Area[], may: May): Screen[] =>
  areas.flatMap(({ routes }) => routes).filter(({ permission }) => may(permission))

/** Whether the address of a screen has no parameter: `/buildings/$id/floors` needs a building. */
export const hasFixedAddress = ({ path }: Screen): boolean => !path.includes('$')

/** The title of a screen or a figure of the dashboard in a language. */
export const titleIn = (language: Language, { title, hindi }: Pick<Screen, 'title' | 'hindi'>): string =>
  language === 'hi' ? hindi : title

export type NavGroup = { group: (typeof navGroups)[number]; screens: Screen[] }

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

/** The address after sign-in: an address of this application, and otherwise the dashboard. */
export const safeNext = (next: unknown): string =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/dashboard'
