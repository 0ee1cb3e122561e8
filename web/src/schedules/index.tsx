import { IconMailForward } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const schedules: Area = {
  name: 'schedules',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/reports/by-mail',
      title: 'Reports by mail',
      hindi: 'ईमेल से रिपोर्ट',
      permission: 'report-mails',
      load: () => import('./report-mails.tsx'),
      nav: { group: 'Reports', order: 40, icon: IconMailForward },
    },
  ],
}
