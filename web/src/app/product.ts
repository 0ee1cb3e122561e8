import { createStore } from '../api/store.ts'
import type { Area } from './area.ts'
import { publicAreas } from './public-areas.ts'
import { makeRouter, numberedHistory } from './router.tsx'

const history = numberedHistory()

/** The areas that the browser has loaded, and the router for their screens. */
export type Product = { areas: readonly Area[]; router: ReturnType<typeof makeRouter> }

let opening: Promise<Product> | undefined

/**
 * Fetches the manifests of all areas, and replaces the router with one for all screens. For a signed-in user, and for
 * an address that is not public. A failed fetch is repeated at the next call.
 */
export function openAll(): Promise<Product> {
  opening ??= import('./areas.ts').then(
    ({ areas }) => {
      const all = { areas, router: makeRouter(areas, history) }
      product.set(all)
      return all
    },
    (failure: unknown) => {
      opening = undefined
      throw failure
    },
  )
  return opening
}

/** The areas and the router of the page. At first they are those of the public screens. */
export const product = createStore<Product>({
  areas: publicAreas,
  router: makeRouter(publicAreas, history, openAll),
})
