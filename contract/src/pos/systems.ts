import * as z from 'zod'
import type { Counter } from '../cash/counters.ts'
import { by } from '../may-pass.ts'
import type { Permission } from '../permissions.ts'

/** A type of a category: Bhaint, Prasad, meal. */
export const categoryTypes = ['b', 'p', 'm'] as const
export type CategoryType = (typeof categoryTypes)[number]

type System = {
  /** The counter of the cash book; also the path of the shop's screens. */
  counter: Counter
  /** The types that the shop's categories may have. */
  types: readonly CategoryType[]
  pos: Permission
  categories: Permission
  products: Permission
  reports: Permission
  refund: Permission
}

/** The shops, by the specification's system id. */
export const systems = {
  1: {
    counter: 'office',
    types: ['b', 'p'],
    pos: 'office-pos',
    categories: 'office-categories',
    products: 'office-products',
    reports: 'office-sales-report',
    refund: 'office-refund',
  },
  2: {
    counter: 'bookcentre',
    types: ['b'],
    pos: 'bookcentre-pos',
    categories: 'bookcentre-categories',
    products: 'bookcentre-products',
    reports: 'bookcentre-low-inventory-report',
    refund: 'bookcentre-refund',
  },
  3: {
    counter: 'bhandarghar',
    types: ['p', 'm'],
    pos: 'bhandarghar-pos',
    categories: 'bhandarghar-categories',
    products: 'bhandarghar-products',
    reports: 'bhandarghar-sales-report',
    refund: 'bhandarghar-refund',
  },
} as const satisfies Record<number, System>

export type SystemId = keyof typeof systems
export const systemIds = [1, 2, 3] as const satisfies readonly SystemId[]

/** The tasks of a shop, each with a permission. */
export type ShopTask = 'pos' | 'categories' | 'products' | 'reports' | 'refund'

/** The shop of a request: 1, 2 or 3, as a number or as a text. */
export const systemid = z.preprocess(
  (value) => (typeof value === 'string' && /^[123]$/.test(value) ? Number(value) : value),
  z.literal([1, 2, 3]),
) as z.ZodType<SystemId, SystemId | '1' | '2' | '3'>

/** The required permission for the shop of a request: any of the shop's permissions for these tasks. */
export const byShop = (...tasks: [ShopTask, ...ShopTask[]]) =>
  by(
    'systemid',
    Object.fromEntries(systemIds.map((id) => [id, tasks.map((task) => systems[id][task] as Permission)])),
  )

/** The permissions of all shops for these tasks. */
export const ofAnyShop = (...tasks: [ShopTask, ...ShopTask[]]) =>
  systemIds.flatMap((id) => tasks.map((task): Permission => systems[id][task])) as [
    Permission,
    Permission,
    ...Permission[],
  ]

/** The shops for which a user holds one of the permissions for these tasks. */
export const shopsOf = (held: ReadonlySet<string>, ...tasks: [ShopTask, ...ShopTask[]]): SystemId[] =>
  systemIds.filter((id) => tasks.some((task) => held.has(systems[id][task])))

/** Stock is kept for everything of the book centre, and for Prasad; not for offerings and meals. */
export const keepsStock = (shop: SystemId, type: CategoryType | null): boolean => shop === 2 || type === 'p'
