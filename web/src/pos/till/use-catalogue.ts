import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { useEffect, useMemo, useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'
import { type KeptCatalogue, tillStore } from './store.ts'

/** In ms: how often a till asks for a changed catalogue. */
const OFTEN = 5 * 60_000

/** The price of a product on a day: a till that is cut off at midnight knows the next one, too. */
const onDay = (product: SoldProduct, today: string): SoldProduct =>
  product.nextprice && product.nextprice.from <= today
    ? { ...product, price: product.nextprice.price, nextprice: null }
    : product

/** The catalogue of a shop: at once from this till, then from the server. `failed`: there is none at all. */
export function useCatalogue(system: SystemId, today: string) {
  const there = useStore(connected)
  const [kept, setKept] = useState<KeptCatalogue>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let here = true
    const load = async () => {
      const before = await tillStore()
        .then((db) => db.get('catalogues', system))
        .catch(() => undefined)
      if (here && before) setKept(before)
      try {
        const { data } = await send(
          calls.soldCatalogue,
          { systemid: system, ...(before && { version: before.version }) },
          { inBackground: before !== undefined },
        )
        const { version, categories, products } = data
        if (!categories || !products || !here) return
        setKept({ version, categories, products })
        setFailed(false)
        await (await tillStore()).put('catalogues', { version, categories, products }, system)
      } catch {
        if (here) setFailed(before === undefined)
      }
    }
    void load()
    const timer = window.setInterval(() => there && void load(), OFTEN)
    return () => {
      here = false
      window.clearInterval(timer)
    }
  }, [system, there])
  return useMemo(() => {
    const products = (kept?.products ?? []).map((product) => onDay(product, today))
    return {
      failed,
      loaded: kept !== undefined,
      categories: kept?.categories ?? [],
      products,
      byBarcode: new Map(products.map((product) => [product.barcode, product])),
      byId: new Map(products.map((product) => [product.id, product])),
    }
  }, [kept, failed, today])
}

export type Catalogue = ReturnType<typeof useCatalogue>
