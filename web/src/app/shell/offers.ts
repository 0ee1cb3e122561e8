import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Found } from '@nivas/contract/find/schemas.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import type { Area, FoundAction, FoundAddress, FoundOnScreen } from '../area.ts'
import { openScreens, titleIn } from '../screens.ts'

/** A found record, and one action for it. */
export type Offer = {
  key: string
  found: Found
  shown: FoundOnScreen
  action: FoundAction
  target: FoundAddress
  /** Whether this is the first offer of its record, which shows the name of the record. The others stand below it. */
  first: boolean
}

/** The most offers of one record. */
const MOST = 4

/**
 * Returns a function that tells whether the user may open the screen at a path: `/buildings/7/floors` is that of
 * `/buildings/$id/floors`.
 */
function opening(areas: readonly Area[], may: (access: Access) => boolean): (path: string) => boolean {
  const paths = openScreens(areas, may).map(
    ({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`),
  )
  return (wanted) => paths.some((path) => path.test(wanted))
}

/**
 * Returns what the user may do with the found records, in their order. The user needs the permission of the action and
 * of a screen for it.
 */
export function offersOf(
  records: readonly Found[],
  areas: readonly Area[],
  may: (access: Access) => boolean,
): Offer[] {
  const opens = opening(areas, may)
  return records.flatMap((found) => {
    const all = areas.flatMap(({ found: kinds }) => kinds?.[found.kind] ?? [])
    const [shown] = all
    if (!shown) return []
    return all
      .flatMap(({ actions }) => actions)
      .flatMap((action) => {
        const target = may(action.permission) ? action.to(found).find(({ path }) => opens(path)) : undefined
        return target ? [{ action, target }] : []
      })
      .slice(0, MOST)
      .map(({ action, target }, at) => ({
        key: `${found.kind}-${found.id}-${at}`,
        found,
        shown,
        action,
        target,
        first: at === 0,
      }))
  })
}

/** Returns the details that identify a record at a glance, besides its name. */
export function detailsOf({ found, shown }: Offer, language: Language, day: (day: string) => string): string {
  const { number, status, from, to, place } = found
  const word = status ? shown.statuses?.[status] : undefined
  return [
    number,
    word ? titleIn(language, word) : status,
    from && to && (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    found.kind === 'room' ? undefined : place,
  ]
    .filter(Boolean)
    .join(' · ')
}
