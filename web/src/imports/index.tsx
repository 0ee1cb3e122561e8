import { anyImport } from '@nivas/contract/imports/schemas.ts'
import { IconFileImport } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const imports: Area = {
  name: 'imports',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/import',
      title: 'Import',
      hindi: 'आयात',
      permission: anyImport,
      load: () => import('./import.tsx'),
      job: 'beside',
      nav: { group: 'Administration', order: 8, icon: IconFileImport },
    },
  ],
}
