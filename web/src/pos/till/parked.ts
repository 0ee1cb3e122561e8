import type { Cart } from '@nivas/contract/pos/cart.ts'
import { type SystemId, systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { parkedByCounter } from '../../app/waiting.ts'
import { onDisk, type Parked, tillStore } from './store.ts'

/** Reads the parked sales of a shop at this till, the oldest first. */
export const parkedSales = async (system: SystemId): Promise<Parked[]> =>
  (await tillStore()).getAllFromIndex('parked', 'system', system)

/** Counts the parked sales again for the form that closes a session. */
export async function recountParked(): Promise<void> {
  const db = await tillStore()
  const counts = systemIds.map(
    async (system) => [systems[system].counter, await db.countFromIndex('parked', 'system', system)] as const,
  )
  parkedByCounter.set(Object.fromEntries(await Promise.all(counts)))
}

/** Parks the sale of a shop and makes `rest` the present one, in one transaction. */
export async function park(system: SystemId, cart: Cart, rest: Cart): Promise<void> {
  const change = (await tillStore()).transaction(['parked', 'sales'], 'readwrite', onDisk)
  const sale = { system, saleDateTime: new Date().toISOString(), saleData: cart }
  await change.objectStore('parked').add(sale as Parked)
  const now = await change.objectStore('sales').get(system)
  await change.objectStore('sales').put({ cart: rest, last: now?.last, followed: true }, system)
  await change.done
  await recountParked()
}

/** Makes a parked sale the present one, in one transaction. */
export async function retrieve({ id, system, saleData }: Parked): Promise<void> {
  const change = (await tillStore()).transaction(['parked', 'sales'], 'readwrite', onDisk)
  await change.objectStore('parked').delete(id)
  const now = await change.objectStore('sales').get(system)
  await change.objectStore('sales').put({ cart: saleData, last: now?.last, followed: true }, system)
  await change.done
  await recountParked()
}

/** Deletes a parked sale. */
export async function clearParked({ id }: Parked): Promise<void> {
  await (await tillStore()).delete('parked', id)
  await recountParked()
}
