import { ofAnyShop, systems } from '@nivas/contract/pos/systems.ts'
import {
  IconBook,
  IconBuildingStore,
  IconCloudUpload,
  IconSoup,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import type { Offline, Screen } from '../app/area.ts'
import { offline } from '../outbox/offline.ts'

const group = 'Points of sale'

/** The permissions of users whose tickets or meals may wait in this browser. */
const keepers = [...ofAnyShop('pos'), 'bhandarghar-meal-counter'] as const

/** The screens of the tills, the meal counter, and the tickets and meals that wait in this browser. */
export const tillRoutes: readonly Screen[] = [
  {
    path: '/office/pos',
    title: 'Office till',
    hindi: 'कार्यालय काउंटर',
    permission: systems[1].pos,
    load: () => import('./till/office-till.tsx'),
    counter: true,
    offline: true,
    job: 'office',
    nav: { group, order: 11, icon: IconBuildingStore },
  },
  {
    path: '/bookcentre/pos',
    title: 'Book centre till',
    hindi: 'पुस्तक केंद्र काउंटर',
    permission: systems[2].pos,
    load: () => import('./till/bookcentre-till.tsx'),
    counter: true,
    offline: true,
    job: 'book centre',
    nav: { group, order: 21, icon: IconBook },
  },
  {
    path: '/bhandarghar/pos',
    title: 'Bhandar Ghar till',
    hindi: 'भंडार घर काउंटर',
    permission: systems[3].pos,
    load: () => import('./till/bhandarghar-till.tsx'),
    counter: true,
    offline: true,
    job: 'bhandar ghar',
    nav: { group, order: 31, icon: IconToolsKitchen2 },
  },
  {
    path: '/bhandarghar/meal-counter',
    title: 'Meal counter',
    hindi: 'भोजन काउंटर',
    permission: 'bhandarghar-meal-counter',
    load: () => import('./meals/meal-counter.tsx'),
    counter: true,
    offline: true,
    job: 'bhandar ghar',
    nav: { group, order: 38, icon: IconSoup },
  },
  {
    path: '/pos-waiting',
    title: 'Sales to be sent',
    hindi: 'भेजी जानी बाकी बिक्री',
    permission: keepers,
    load: () => import('./till/waiting.tsx'),
    offline: true,
    nav: { group, order: 41, icon: IconCloudUpload },
  },
]

/** How the tills work without the server. */
export const tillsOffline: Offline = offline({
  permission: keepers,
  path: '/pos-waiting',
  meanwhile: {
    title:
      'The tills go on selling. Receipts of earlier sales and the closing need the connection; this page tries again automatically.',
    hindi:
      'काउंटरों पर बिक्री चलती रहेगी। पिछली रसीदों और सत्र बंद करने के लिए कनेक्शन चाहिए; यह पेज अपने आप फिर कोशिश करता है।',
  },
  load: () => import('./till/outbox.ts'),
})
