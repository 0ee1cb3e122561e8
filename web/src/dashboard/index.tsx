import { IconLayoutDashboard } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const dashboard: Area = {
  name: 'dashboard',
  routes: [
    {
      path: '/dashboard',
      title: 'Dashboard',
      permission: 'signed-in',
      load: () => import('./dashboard.tsx'),
      nav: { group: 'Today', order: 1, icon: IconLayoutDashboard },
    },
  ],
}
