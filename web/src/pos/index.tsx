import type { posFigures } from '@nivas/contract/pos/figures.ts'
import type { Area, FigureOnBoard } from '../app/area.ts'
import { cash } from '../cash/index.tsx'
import { catalogueRoutes } from './catalogue-routes.ts'
import { tillRoutes, tillsOffline } from './till-routes.ts'

export const pos: Area = {
  name: 'pos',
  hindi: [() => import('./hi.ts'), ...cash.hindi],
  figures: {
    low_stock: {
      title: 'Books that are low in stock',
      hindi: 'कम स्टॉक वाली पुस्तकें',
      leadsTo: ['/bookcentre/low-inventory-report'],
    },
  } satisfies Record<keyof typeof posFigures, FigureOnBoard>,
  routes: [...tillRoutes, ...catalogueRoutes],
  offline: tillsOffline,
}
