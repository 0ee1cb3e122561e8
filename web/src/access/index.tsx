import { IconHistory, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const access: Area = {
  name: 'access',
  hindi: () => import('./hi.ts'),
  routes: [
    {
      path: '/users',
      title: 'Users',
      permission: 'manage-users',
      load: () => import('./users.tsx'),
      nav: { group: 'Administration', order: 1, icon: IconUsers },
    },
    {
      path: '/roles',
      title: 'Roles',
      permission: 'manage-roles',
      load: () => import('./roles.tsx'),
      nav: { group: 'Administration', order: 2, icon: IconUsersGroup },
    },
    {
      path: '/audit',
      title: 'Audit',
      permission: 'audit-log',
      load: () => import('./audit.tsx'),
      nav: { group: 'Administration', order: 3, icon: IconHistory },
    },
    {
      path: '/account',
      title: 'My account',
      permission: 'signed-in',
      load: () => import('./account.tsx'),
    },
  ],
}
