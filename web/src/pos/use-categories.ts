import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Category } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import type { CallFailure } from '../api/failure.ts'
import { keyOf } from '../api/key.ts'
import { collect, PER_FETCH } from '../ui/export/collect.ts'
import { type InTree, inTree } from './category-tree.ts'

const read = (shop: SystemId, signal: AbortSignal): Promise<Category[]> =>
  collect(
    async (page) => {
      const { data, meta } = await send(
        calls.categories,
        { systemid: shop, page, per_page: PER_FETCH },
        { signal },
      )
      return { rows: data, total: meta.pagination.total }
    },
    ({ id }) => id,
    () => {},
    signal,
  )

/** Reads all categories of a shop, in tree order. */
export const useCategories = (shop: SystemId): UseQueryResult<{ data: InTree[] }, CallFailure> =>
  useQuery<{ data: InTree[] }, CallFailure>({
    queryKey: keyOf(calls.categories, { systemid: shop, all: true }),
    queryFn: async ({ signal }) => ({ data: inTree(await read(shop, signal)) }),
  })
