import { IconMail } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const access: Area = {
  name: 'access',
  hindi: () => import('./hi.ts'),
  routes: [
    {
      path: '/forgot-password',
      title: 'Forgot password',
      permission: 'public',
      load: () => import('./forgot-password.tsx'),
    },
    {
      path: '/reset-password',
      title: 'Reset password',
      permission: 'public',
      load: () => import('./reset-password.tsx'),
    },
    {
      path: '/outbox',
      title: 'Outbox',
      permission: 'mail-outbox',
      load: () => import('./outbox.tsx'),
      nav: { group: 'Administration', order: 4, icon: IconMail },
    },
  ],
}
