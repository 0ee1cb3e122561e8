import type { Cart } from '@nivas/contract/pos/cart.ts'
import type { SoldCategory, SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { OpenTill, Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Person } from './person.ts'

/** A ticket that is being sent. After a power cut it is sent again under the same key. */
export type Pending = { key: string; request: TicketRequest }

/** Tickets being sent that a full disk could not store; only this page has them. */
export const pendingHere = new Map<SystemId, Pending>()

/** A ticket as its till knows it: of the session only the id. */
export type TillTicket = Omit<Ticket, 'session'> & { session: Pick<Ticket['session'], 'id'> }

/**
 * A ticket that was sold. `kept` means that it waits in this browser; `otherPayment`, that it was sold with an earlier
 * payment than the one entered last.
 */
export type Sold = { ticket: TillTicket; kept: boolean; otherPayment?: true }

/**
 * The stored sale of a shop at this till, and the `last` one, for its change and receipt. `followed` is set once the
 * next sale had a line, and stays even if the lines are parked or cleared: the change was given by then. `by` is the
 * person who typed the lines, and `at` the time of the last one; a sale without `by` belongs to the signed-in person.
 */
export type StoredSale = {
  cart: Cart
  pending?: Pending | undefined
  last?: Sold | undefined
  followed?: true
  by?: Person | undefined
  at?: string
}

/** Returns the ticket that was sent without an answer, and so may be sold. */
export const pendingOf = (system: SystemId, stored: StoredSale | undefined): Pending | undefined =>
  stored?.pending ?? pendingHere.get(system)

/**
 * A parked sale, with the time when it was parked and the person whose it is. `left` is set when another person came to
 * the till; the time is then that of its last line, and its own person finds it in the till again.
 */
export type Parked = {
  id: number
  system: SystemId
  saleDateTime: string
  saleData: Cart
  by?: Person | undefined
  left?: true
}

/** The session of a shop at this till; `next` is the number of its next receipt. */
export type StoredSession = { session: OpenTill; next: number }

/** A stored catalogue. The till asks for stock that moved since `stock_at`, which earlier versions did not store. */
export type StoredCatalogue = {
  version: string
  categories: SoldCategory[]
  products: SoldProduct[]
  stock_at?: number
}

interface Till extends DBSchema {
  sales: { key: SystemId; value: StoredSale }
  parked: { key: number; value: Parked; indexes: { system: SystemId } }
  sessions: { key: SystemId; value: StoredSession }
  catalogues: { key: SystemId; value: StoredCatalogue }
  cards: { key: string; value: { key: string; cardno: string; name: string } }
  notes: { key: string; value: { name: string; at: number } }
}

/** Makes a transaction resolve only when it is on the disk. */
export const onDisk = { durability: 'strict' } as const

let opened: Promise<IDBPDatabase<Till>> | undefined

/** Opens the database of this till, which survives a reload, a killed browser and a power cut. */
export function tillStore(): Promise<IDBPDatabase<Till>> {
  opened ??= openDB<Till>('nivas-till', 1, {
    upgrade(db) {
      db.createObjectStore('sales')
      db.createObjectStore('parked', { keyPath: 'id', autoIncrement: true }).createIndex('system', 'system')
      db.createObjectStore('sessions')
      db.createObjectStore('catalogues')
      db.createObjectStore('cards', { keyPath: 'key' })
      db.createObjectStore('notes', { keyPath: 'name' })
    },
    blocking: (_now, _next, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
