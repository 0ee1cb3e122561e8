import type { Area } from '../app/area.ts'
import { cash } from '../cash/index.tsx'
import { catalogueRoutes } from './catalogue-routes.ts'
import { tillRoutes, tillsOffline } from './till-routes.ts'

export const pos: Area = {
  name: 'pos',
  hindi: [() => import('./hi.ts'), ...cash.hindi],
  routes: [...tillRoutes, ...catalogueRoutes],
  offline: tillsOffline,
}
