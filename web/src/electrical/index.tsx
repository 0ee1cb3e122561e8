import {
  IconGauge,
  IconHomeBolt,
  IconPencilBolt,
  IconReceiptRupee,
  IconTopologyBus,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Area } from '../app/area.ts'

export const electrical: Area = {
  name: 'electrical',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/electrical/bulk-readings',
      title: 'House Readings',
      hindi: 'मकानों की रीडिंग',
      permission: 'electrical-bulk-readings',
      load: () => import('./bulk-readings.tsx'),
      nav: { group: 'Electricity', order: 1, icon: IconGauge },
    },
    {
      path: '/electrical/single-reading',
      title: 'House Reading Edit',
      hindi: 'मकान की रीडिंग बदलें',
      permission: 'electrical-single-reading',
      load: () => import('./single-reading.tsx'),
      nav: { group: 'Electricity', order: 2, icon: IconPencilBolt },
    },
    {
      path: '/electrical/profiles',
      title: 'Satsangi profiles',
      hindi: 'सत्संगी प्रोफ़ाइल',
      permission: 'electrical-profiles',
      load: () => import('./profiles.tsx'),
      nav: { group: 'Electricity', order: 3, icon: IconHomeBolt },
    },
    {
      path: '/electrical/satsangi-groups',
      title: 'Satsangi groups',
      hindi: 'सत्संगी समूह',
      permission: 'electrical-profiles',
      load: () => import('./groups.tsx'),
      nav: { group: 'Electricity', order: 6, icon: IconUsersGroup },
    },
    {
      path: '/electrical/electric-lines',
      title: 'Electric lines',
      hindi: 'बिजली लाइनें',
      permission: 'electrical-electric-lines',
      load: () => import('./lines.tsx'),
      nav: { group: 'Electricity', order: 4, icon: IconTopologyBus },
    },
    {
      path: '/electrical/bhaint-types',
      title: 'Bhaint types',
      hindi: 'भेंट प्रकार',
      permission: 'electrical-bhaint-types',
      load: () => import('./bhaint-types.tsx'),
      nav: { group: 'Electricity', order: 5, icon: IconReceiptRupee },
    },
  ],
}
