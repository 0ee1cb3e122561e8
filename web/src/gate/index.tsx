import { IconDoorEnter } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const gate: Area = {
  name: 'gate',
  hindi: () => import('./hi.ts'),
  routes: [
    {
      path: '/gate-reservations',
      title: 'Gate reservations',
      permission: 'gate-reservations',
      load: () => import('./gate-reservations.tsx'),
      nav: { group: 'Gate', order: 1, icon: IconDoorEnter },
    },
  ],
}
