import { IconVocabulary } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const dictionary: Area = {
  name: 'dictionary',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/dictionary',
      title: 'Dictionary',
      hindi: 'शब्दकोश',
      permission: 'public',
      load: () => import('./dictionary.tsx'),
      offline: true,
    },
    {
      path: '/dictionary-words',
      title: 'Words of the dictionary',
      hindi: 'शब्दकोश के शब्द',
      permission: 'manage-dictionary',
      load: () => import('./own-words.tsx'),
      nav: { group: 'Venue', order: 9, icon: IconVocabulary },
    },
  ],
}
