import type { Permission } from '@nivas/contract/permissions.ts'
import { type SystemId, systemIds, systems } from '@nivas/contract/pos/systems.ts'
import {
  IconCategory,
  IconChartBar,
  IconDevices,
  IconHourglassLow,
  IconPackage,
  IconPackageOff,
  IconReportMoney,
} from '@tabler/icons-react'
import type { Screen } from '../app/area.ts'
import { forShop } from './shop-screen.ts'

type Path =
  | 'categories'
  | 'products'
  | 'low-inventory-report'
  | 'sale-by-date'
  | 'sales-by-time'
  | 'slow-sellers'
type Titles = Record<Path, [title: string, hindi: string]>

const titles: Record<SystemId, Titles> = {
  1: {
    categories: ['Office categories', 'कार्यालय की श्रेणियाँ'],
    products: ['Office products', 'कार्यालय की वस्तुएँ'],
    'low-inventory-report': ['Office: low stock', 'कार्यालय: कम स्टॉक'],
    'sale-by-date': ['Office: sale by range', 'कार्यालय: अवधि की बिक्री'],
    'sales-by-time': ['Office: sales', 'कार्यालय: बिक्री'],
    'slow-sellers': ['Office: slow sellers', 'कार्यालय: कम बिकने वाली'],
  },
  2: {
    categories: ['Book centre categories', 'पुस्तक केंद्र की श्रेणियाँ'],
    products: ['Book centre products', 'पुस्तक केंद्र की वस्तुएँ'],
    'low-inventory-report': ['Book centre: low stock', 'पुस्तक केंद्र: कम स्टॉक'],
    'sale-by-date': ['Book centre: sale by range', 'पुस्तक केंद्र: अवधि की बिक्री'],
    'sales-by-time': ['Book centre: sales', 'पुस्तक केंद्र: बिक्री'],
    'slow-sellers': ['Book centre: slow sellers', 'पुस्तक केंद्र: कम बिकने वाली'],
  },
  3: {
    categories: ['Bhandar Ghar categories', 'भंडार घर की श्रेणियाँ'],
    products: ['Bhandar Ghar products', 'भंडार घर की वस्तुएँ'],
    'low-inventory-report': ['Bhandar Ghar: low stock', 'भंडार घर: कम स्टॉक'],
    'sale-by-date': ['Bhandar Ghar: sale by range', 'भंडार घर: अवधि की बिक्री'],
    'sales-by-time': ['Bhandar Ghar: sales', 'भंडार घर: बिक्री'],
    'slow-sellers': ['Bhandar Ghar: slow sellers', 'भंडार घर: कम बिकने वाली'],
  },
}

/** The screens of a shop's catalogue and its reports. */
const ofShop = (shop: SystemId): Screen[] => {
  const { counter, categories, products, reports } = systems[shop]
  const screen = (
    path: Path,
    permission: Permission,
    order: number,
    icon: typeof IconCategory,
    load: Parameters<typeof forShop>[1],
  ): Screen => {
    const [title, hindi] = titles[shop][path]
    return {
      path: `/${counter}/${path}`,
      title,
      hindi,
      permission,
      load: forShop(shop, load),
      nav: { group: 'Points of sale', order: shop * 10 + order, icon },
    }
  }
  return [
    screen('categories', categories, 2, IconCategory, () => import('./categories.tsx')),
    screen('products', products, 3, IconPackage, () => import('./products.tsx')),
    screen('low-inventory-report', reports, 4, IconPackageOff, () => import('./low-stock.tsx')),
    screen('sale-by-date', reports, 5, IconReportMoney, () => import('./sale-by-range.tsx')),
    screen('sales-by-time', reports, 6, IconChartBar, () => import('./sales-by-time.tsx')),
    screen('slow-sellers', reports, 7, IconHourglassLow, () => import('./slow-sellers.tsx')),
  ]
}

/** Categories, products and reports of the three shops, and the devices of the tills. */
export const catalogueRoutes: readonly Screen[] = [
  ...systemIds.flatMap(ofShop),
  {
    path: '/bhandarghar/devices',
    title: 'Devices',
    hindi: 'उपकरण',
    permission: 'bhandarghar-devices',
    load: () => import('./devices.tsx'),
    nav: { group: 'Points of sale', order: 39, icon: IconDevices },
  },
]
