import type { Area } from '../app/area.ts'

/** The screens for visitors without a session; their manifest is part of the first file. */
export const dictionaryForVisitors: Area = {
  name: 'dictionary',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/dictionary',
      title: 'Dictionary',
      hindi: 'शब्दकोश',
      permission: 'public',
      load: () => import('./dictionary.tsx'),
      withoutSchemas: true,
      offline: true,
    },
  ],
}
