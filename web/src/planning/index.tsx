import { IconWand } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'
import { reservations } from '../reservations/index.tsx'

export const planning: Area = {
  name: 'planning',
  hindi: [() => import('./hi.ts'), ...reservations.hindi],
  routes: [
    {
      path: '/plan-event',
      title: 'Plan an event',
      hindi: 'आयोजन की योजना',
      permission: 'manage-multiple-resavation',
      load: () => import('./plan-event.tsx'),
      nav: { group: 'Reservations', order: 8, icon: IconWand },
    },
  ],
}
