import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import {
  IconCategory,
  IconChartBar,
  IconDevices,
  IconHourglassLow,
  IconPackage,
  IconPackageOff,
  IconReceipt,
  IconReportMoney,
} from '@tabler/icons-react'
import type { Screen } from '../app/area.ts'
import { forShop } from './shop-screen.ts'

const group = 'Points of sale'

/** The fields of a screen that follow from its shop. */
const inShop =
  (task: 'categories' | 'products' | 'reports', order: number, icon: typeof IconCategory) =>
  (shop: SystemId) =>
    ({ permission: systems[shop][task], nav: { group, order: shop * 10 + order, icon } }) as const

const categories = inShop('categories', 2, IconCategory)
const products = inShop('products', 3, IconPackage)
const lowStock = inShop('reports', 4, IconPackageOff)
const saleByRange = inShop('reports', 5, IconReportMoney)
const sales = inShop('reports', 6, IconChartBar)
const slowSellers = inShop('reports', 7, IconHourglassLow)
const receipts = (shop: SystemId) =>
  ({
    permission: [systems[shop].pos, systems[shop].refund],
    nav: { group, order: shop * 10 + 8, icon: IconReceipt },
  }) as const

/**
 * The screens for categories, products, reports and receipts of the three shops, and for the devices of the tills.
 * Addresses and files are written out because the build reads them from here (`web/files-of-screens.ts`).
 */
export const catalogueRoutes: readonly Screen[] = [
  {
    path: '/office/categories',
    title: 'Office categories',
    hindi: 'कार्यालय की श्रेणियाँ',
    load: forShop(1, () => import('./categories.tsx')),
    ...categories(1),
  },
  {
    path: '/office/products',
    title: 'Office products',
    hindi: 'कार्यालय की वस्तुएँ',
    load: forShop(1, () => import('./products.tsx')),
    ...products(1),
  },
  {
    path: '/office/low-inventory-report',
    title: 'Office: low stock',
    hindi: 'कार्यालय: कम स्टॉक',
    load: forShop(1, () => import('./low-stock.tsx')),
    ...lowStock(1),
  },
  {
    path: '/office/sale-by-date',
    title: 'Office: sale by range',
    hindi: 'कार्यालय: अवधि की बिक्री',
    load: forShop(1, () => import('./sale-by-range.tsx')),
    ...saleByRange(1),
  },
  {
    path: '/office/sales-by-time',
    title: 'Office: sales',
    hindi: 'कार्यालय: बिक्री',
    load: forShop(1, () => import('./sales-by-time.tsx')),
    ...sales(1),
  },
  {
    path: '/office/slow-sellers',
    title: 'Office: slow sellers',
    hindi: 'कार्यालय: कम बिकने वाली',
    load: forShop(1, () => import('./slow-sellers.tsx')),
    ...slowSellers(1),
  },
  {
    path: '/office/receipts',
    title: 'Office: receipts',
    hindi: 'कार्यालय: रसीदें',
    load: forShop(1, () => import('./receipts.tsx')),
    ...receipts(1),
  },
  {
    path: '/bookcentre/categories',
    title: 'Book centre categories',
    hindi: 'पुस्तक केंद्र की श्रेणियाँ',
    load: forShop(2, () => import('./categories.tsx')),
    ...categories(2),
  },
  {
    path: '/bookcentre/products',
    title: 'Book centre products',
    hindi: 'पुस्तक केंद्र की वस्तुएँ',
    load: forShop(2, () => import('./products.tsx')),
    ...products(2),
  },
  {
    path: '/bookcentre/low-inventory-report',
    title: 'Book centre: low stock',
    hindi: 'पुस्तक केंद्र: कम स्टॉक',
    load: forShop(2, () => import('./low-stock.tsx')),
    ...lowStock(2),
  },
  {
    path: '/bookcentre/sale-by-date',
    title: 'Book centre: sale by range',
    hindi: 'पुस्तक केंद्र: अवधि की बिक्री',
    load: forShop(2, () => import('./sale-by-range.tsx')),
    ...saleByRange(2),
  },
  {
    path: '/bookcentre/sales-by-time',
    title: 'Book centre: sales',
    hindi: 'पुस्तक केंद्र: बिक्री',
    load: forShop(2, () => import('./sales-by-time.tsx')),
    ...sales(2),
  },
  {
    path: '/bookcentre/slow-sellers',
    title: 'Book centre: slow sellers',
    hindi: 'पुस्तक केंद्र: कम बिकने वाली',
    load: forShop(2, () => import('./slow-sellers.tsx')),
    ...slowSellers(2),
  },
  {
    path: '/bookcentre/receipts',
    title: 'Book centre: receipts',
    hindi: 'पुस्तक केंद्र: रसीदें',
    load: forShop(2, () => import('./receipts.tsx')),
    ...receipts(2),
  },
  {
    path: '/bhandarghar/categories',
    title: 'Bhandar Ghar categories',
    hindi: 'भंडार घर की श्रेणियाँ',
    load: forShop(3, () => import('./categories.tsx')),
    ...categories(3),
  },
  {
    path: '/bhandarghar/products',
    title: 'Bhandar Ghar products',
    hindi: 'भंडार घर की वस्तुएँ',
    load: forShop(3, () => import('./products.tsx')),
    ...products(3),
  },
  {
    path: '/bhandarghar/low-inventory-report',
    title: 'Bhandar Ghar: low stock',
    hindi: 'भंडार घर: कम स्टॉक',
    load: forShop(3, () => import('./low-stock.tsx')),
    ...lowStock(3),
  },
  {
    path: '/bhandarghar/sale-by-date',
    title: 'Bhandar Ghar: sale by range',
    hindi: 'भंडार घर: अवधि की बिक्री',
    load: forShop(3, () => import('./sale-by-range.tsx')),
    ...saleByRange(3),
  },
  {
    path: '/bhandarghar/sales-by-time',
    title: 'Bhandar Ghar: sales',
    hindi: 'भंडार घर: बिक्री',
    load: forShop(3, () => import('./sales-by-time.tsx')),
    ...sales(3),
  },
  {
    path: '/bhandarghar/slow-sellers',
    title: 'Bhandar Ghar: slow sellers',
    hindi: 'भंडार घर: कम बिकने वाली',
    load: forShop(3, () => import('./slow-sellers.tsx')),
    ...slowSellers(3),
  },
  {
    path: '/bhandarghar/receipts',
    title: 'Bhandar Ghar: receipts',
    hindi: 'भंडार घर: रसीदें',
    load: forShop(3, () => import('./receipts.tsx')),
    ...receipts(3),
  },
  {
    path: '/bhandarghar/devices',
    title: 'Devices',
    hindi: 'उपकरण',
    permission: 'bhandarghar-devices',
    load: () => import('./devices.tsx'),
    nav: { group, order: 39, icon: IconDevices },
  },
]
