import { type Cart, emptyCart } from '@nivas/contract/pos/cart.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { say } from '@nivas/contract/texts.ts'
import { notify } from '../../api/notices.ts'
import { translate } from '../../languages/translate.ts'
import { recountParked } from './parked.ts'
import { type Person, personHere } from './person.ts'
import { onDisk, type Parked, pendingOf, type StoredSale, tillStore } from './store.ts'

/** Begins a transaction on the sale and the parked sales. */
export const changeSales = async (options?: IDBTransactionOptions) =>
  (await tillStore()).transaction(['parked', 'sales'], 'readwrite', options)

type Change = Awaited<ReturnType<typeof changeSales>>

const isEmpty = ({ lines, customer }: Cart) => lines.length === 0 && customer === null

/**
 * Returns the stored sale for a change by this person. Lines that another person typed become a parked sale of that
 * person, which is returned as `left`. A pending ticket may already be sold, so it stays in the till until that is known.
 */
export async function makeRoom(
  change: Change,
  system: SystemId,
  me: Person | undefined,
): Promise<{ stored: StoredSale | undefined; left?: Omit<Parked, 'id'> & { by: Person } }> {
  const stored = await change.objectStore('sales').get(system)
  const { by, cart, at = new Date().toISOString(), ...rest } = stored ?? {}
  const isOwn = !cart || !by || !me || by.id === me.id
  if (isOwn || pendingOf(system, stored)) return { stored }
  const room = { stored: { ...rest, cart: emptyCart(system) } }
  if (isEmpty(cart)) return room
  const left = { system, saleDateTime: at, saleData: cart, by, left: true as const }
  await change.objectStore('parked').add(left as Parked)
  return { ...room, left }
}

/**
 * Returns the sale of this person at this till. Parks the lines that another person left, and restores the lines that this
 * person left before another person came.
 */
export async function ownSale(system: SystemId, me = personHere()): Promise<StoredSale | undefined> {
  const change = await changeSales()
  change.done.catch(() => undefined)
  const { stored, left } = await makeRoom(change, system, me)
  if (!me || stored?.by?.id === me.id || pendingOf(system, stored)) return stored
  const own: StoredSale = { ...(stored ?? { cart: emptyCart(system) }), by: me }
  const parked = change.objectStore('parked')
  const mine = (await parked.index('system').getAll(system)).find((one) => one.left && one.by?.id === me.id)
  if (mine && isEmpty(own.cart)) {
    await parked.delete(mine.id)
    Object.assign(own, { cart: mine.saleData, at: mine.saleDateTime, followed: true })
  }
  try {
    await change.objectStore('sales').put(own, system)
    await change.done
  } catch {
    // The disk is full: nothing was written, and the other person's lines stay where they are.
    return stored
  }
  await recountParked()
  if (left && left.saleData.lines.length > 0)
    notify.success(translate(say('The unfinished sale of {{name}} is in the parked sales.', left.by)))
  return own
}

/** Moves the sale of a shop to its parked sales, in one transaction. */
export async function park(system: SystemId, cart: Cart, rest: Cart): Promise<void> {
  const by = personHere()
  const change = await changeSales(onDisk)
  const { stored } = await makeRoom(change, system, by)
  const sale = { system, saleDateTime: new Date().toISOString(), saleData: cart, by }
  await change.objectStore('parked').add(sale as Parked)
  await change.objectStore('sales').put({ cart: rest, last: stored?.last, followed: true, by }, system)
  await change.done
  await recountParked()
}

/** Makes a parked sale the current one, in one transaction. From then on it belongs to the person who retrieved it. */
export async function retrieve({ id, system, saleData }: Parked): Promise<void> {
  const by = personHere()
  const change = await changeSales(onDisk)
  await change.objectStore('parked').delete(id)
  const { stored } = await makeRoom(change, system, by)
  const at = new Date().toISOString()
  const sale = { cart: saleData, last: stored?.last, followed: true as const, by, at }
  await change.objectStore('sales').put(sale, system)
  await change.done
  await recountParked()
}
