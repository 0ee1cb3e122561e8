import type { Access } from '@nivas/contract/permissions.ts'
import { areas } from '../web/src/app/areas.ts'

/** `npm test -- gate` limits the run to the screens of one area. */
const onlyArea = process.env.NIVAS_TEST_AREA

const routes = areas.filter(({ name }) => !onlyArea || name === onlyArea).flatMap((area) => area.routes)

/** Every screen of the areas' manifests. Each parameter of an address is 1: `/buildings/1/floors`. */
export const screens: { path: string; permission: Access }[] = routes.map(({ path, permission }) => ({
  path: path.replace(/\$\w+/g, '1'),
  permission,
}))

/** The routes of counters. */
export const counters = routes.filter(({ counter }) => counter)
