import { folded } from '@nivas/contract/spellings.ts'
import { areaName } from './areas.ts'

type Permission = { name: string; area: string; allows: string }

/** Groups permissions under the headings of their areas, both in the order of the closed list. */
export function byArea<P extends Permission>(permissions: readonly P[]) {
  const areas = [...new Set(permissions.map(({ area }) => area))]
  return areas.map((area) => ({
    area,
    title: areaName(area),
    permissions: permissions.filter((permission) => permission.area === area),
  }))
}

/** Returns the permissions that a search finds by the translated sentence, the name or the area. */
export function narrowed<P extends Permission>(
  permissions: readonly P[],
  search: string,
  word: (name: string) => string,
): P[] {
  const wanted = folded(search.trim())
  return permissions.filter(({ name, area, allows }) =>
    [name, word(areaName(area)), word(allows)].some((text) => folded(text).includes(wanted)),
  )
}
