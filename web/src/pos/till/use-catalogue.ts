import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { connected, send } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'
import { type StoredCatalogue, tillStore } from './store.ts'
import { withStock } from './with-stock.ts'

/** The interval at which a till asks for changes of the catalogue, and the shorter one while it has none; in ms. */
const OFTEN = 5 * 60_000
const SOON = 5_000

/** Returns a product with its price on a day. A till that is offline at midnight knows the next price too. */
const onDay = (product: SoldProduct, today: string | undefined): SoldProduct =>
  product.nextprice && today && product.nextprice.from <= today
    ? { ...product, price: product.nextprice.price, nextprice: null }
    : product

const catalogueHere = (system: SystemId): Promise<StoredCatalogue | undefined> =>
  tillStore()
    .then((db) => db.get('catalogues', system))
    .catch(() => undefined)

/** Returns the version of this till's catalogue and stock; the server sends only what differs. */
const knownOf = ({ version, stock_at }: StoredCatalogue) => ({
  version,
  ...(stock_at !== undefined && { stock_at }),
})

/** Stores the catalogue on the disk; if the disk is full, only this page has it. */
const storeCatalogue = (system: SystemId, catalogue: StoredCatalogue): Promise<unknown> =>
  tillStore()
    .then((db) => db.put('catalogues', catalogue, system))
    .catch(() => undefined)

/**
 * Reads the catalogue of a shop, first from this till, then from the server. `failed` means that neither has one.
 *
 * @param today undefined until it is known
 * @param isTill whether this tab sells, or is about to
 */
export function useCatalogue(system: SystemId, today: string | undefined, isTill: boolean) {
  const there = useStore(connected)
  const [stored, setStored] = useState<StoredCatalogue>()
  const [failed, setFailed] = useState(false)
  const read = useRef<() => Promise<void>>(undefined)
  const readAgain = useCallback(() => void read.current?.(), [])
  useEffect(() => {
    if (!isTill) return
    let here = true
    let timer = 0
    let held: StoredCatalogue | undefined
    const show = (catalogue: StoredCatalogue) => {
      held = catalogue
      setStored(catalogue)
      setFailed(false)
    }
    const load = async () => {
      const before = held ?? (await catalogueHere(system))
      if (here && before && !held) show(before)
      try {
        const { data } = await send(
          calls.soldCatalogue,
          { systemid: system, ...(before && knownOf(before)) },
          { inBackground: before !== undefined },
        )
        const { version, categories, products, stock, stock_at } = data
        if (here && categories && products) {
          const loaded = { version, categories, products, stock_at }
          show(loaded)
          void storeCatalogue(system, loaded)
        } else if (here && held && stock) {
          // The moved stock is not stored: after a reload the till asks again for all moves since the stored
          // `stock_at`.
          show({ ...held, products: withStock(held.products, stock), stock_at })
        }
      } catch {
        if (here && !held) setFailed(true)
      }
      window.clearTimeout(timer)
      if (here && there) timer = window.setTimeout(load, held ? OFTEN : SOON)
    }
    read.current = load
    void load()
    return () => {
      here = false
      window.clearTimeout(timer)
    }
  }, [system, there, isTill])
  return useMemo(() => {
    const products = (stored?.products ?? []).map((product) => onDay(product, today))
    return {
      failed,
      /** Reads again after a refusal, because the server's catalogue may be newer. */
      readAgain,
      loaded: stored !== undefined,
      categories: stored?.categories ?? [],
      products,
      byBarcode: new Map(products.map((product) => [product.barcode, product])),
      byId: new Map(products.map((product) => [product.id, product])),
    }
  }, [stored, failed, today, readAgain])
}

export type Catalogue = ReturnType<typeof useCatalogue>
