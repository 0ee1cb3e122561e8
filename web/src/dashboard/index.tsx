import { IconLayoutDashboard } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const dashboard: Area = {
  name: 'dashboard',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/dashboard',
      title: 'Dashboard',
      hindi: 'डैशबोर्ड',
      permission: 'signed-in',
      load: () => import('./dashboard.tsx'),
      nav: { group: 'Today', order: 1, icon: IconLayoutDashboard },
    },
  ],
}
