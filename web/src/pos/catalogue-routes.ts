import type { Permission } from '@nivas/contract/permissions.ts'
import { type SystemId, systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { IconCategory, IconDevices, IconPackage, IconPackageOff } from '@tabler/icons-react'
import type { Screen } from '../app/area.ts'
import { forShop } from './shop-screen.ts'

type Path = 'categories' | 'products' | 'low-inventory-report'
type Titles = Record<Path, [title: string, hindi: string]>

const titles: Record<SystemId, Titles> = {
  1: {
    categories: ['Office categories', 'कार्यालय की श्रेणियाँ'],
    products: ['Office products', 'कार्यालय की वस्तुएँ'],
    'low-inventory-report': ['Office: low stock', 'कार्यालय: कम स्टॉक'],
  },
  2: {
    categories: ['Book centre categories', 'पुस्तक केंद्र की श्रेणियाँ'],
    products: ['Book centre products', 'पुस्तक केंद्र की वस्तुएँ'],
    'low-inventory-report': ['Book centre: low stock', 'पुस्तक केंद्र: कम स्टॉक'],
  },
  3: {
    categories: ['Bhandar Ghar categories', 'भंडार घर की श्रेणियाँ'],
    products: ['Bhandar Ghar products', 'भंडार घर की वस्तुएँ'],
    'low-inventory-report': ['Bhandar Ghar: low stock', 'भंडार घर: कम स्टॉक'],
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
