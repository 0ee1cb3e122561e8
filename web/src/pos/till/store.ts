import type { Cart } from '@nivas/contract/pos/cart.ts'
import type { SoldCategory, SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { OpenTill, Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Person } from './person.ts'

/** A ticket that is being sent: after a power cut it is sent again under its key. */
export type Pending = { key: string; request: TicketRequest }

/** Tickets that are being sent and that a full disk did not take: this page alone knows them. */
export const begunHere = new Map<SystemId, Pending>()

/** A ticket as its till knows it: the session by its id alone. */
export type TillTicket = Omit<Ticket, 'session'> & { session: Pick<Ticket['session'], 'id'> }

/**
 * A ticket that was sold; `kept` when it waits in this browser, `otherPayment` when it was sold with an
 * earlier payment than the one that was entered last.
 */
export type Sold = { ticket: TillTicket; kept: boolean; otherPayment?: true }

/**
 * The sale of a shop at this till as it is on the disk, and the one before it: its change, and its receipt. `followed`
 * once the next sale had a line: that change was given, also when the lines are parked or cleared. `by`: who typed the lines,
 * and `at` when last; one without is of the person who is here.
 */
export type StoredSale = {
  cart: Cart
  pending?: Pending | undefined
  last?: Sold | undefined
  followed?: true
  by?: Person | undefined
  at?: string
}

/** The ticket of a till whose answer did not come: it may be sold. */
export const begunOf = (system: SystemId, stored: StoredSale | undefined): Pending | undefined =>
  stored?.pending ?? begunHere.get(system)

/**
 * A parked sale: when it was parked, what it holds, and whose it is. `left`: another person came to the till, and it was
 * typed last then; its own person finds it in the till again.
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

/** `stock_at` says since when a till asks for the stock that moved; a catalogue of an earlier version of this page has none. */
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

/** A write resolves when it is on the disk. */
export const onDisk = { durability: 'strict' } as const

let opened: Promise<IDBPDatabase<Till>> | undefined

/** What this till keeps: it survives reload, a killed browser and a power cut. */
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
