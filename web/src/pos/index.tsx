import type { Area } from '../app/area.ts'
import { catalogueRoutes } from './catalogue-routes.ts'

export const pos: Area = {
  name: 'pos',
  hindi: [() => import('./hi.ts')],
  routes: [...catalogueRoutes],
}
