import { IconVocabulary } from '@tabler/icons-react'
import type { Area } from '../app/area.ts'
import { dictionaryForVisitors } from './public.ts'

export const dictionary: Area = {
  name: 'dictionary',
  hindi: dictionaryForVisitors.hindi,
  routes: [
    ...dictionaryForVisitors.routes,
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
