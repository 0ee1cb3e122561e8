import type { vaccinationFigures } from '@nivas/contract/vaccination/figures.ts'
import { IconChartBar, IconListDetails, IconVaccine, IconVaccineBottle } from '@tabler/icons-react'
import type { Area, FigureOnBoard } from '../app/area.ts'
import { vaccinationForVisitors } from './public.ts'

export const vaccination: Area = {
  name: 'vaccination',
  hindi: vaccinationForVisitors.hindi,
  figures: {
    one_dose_only: {
      title: 'People with only one dose',
      hindi: 'केवल एक ख़ुराक वाले लोग',
      leadsTo: [{ to: '/vaccination/listform', search: { has: '1' } }],
    },
  } satisfies Record<keyof typeof vaccinationFigures, FigureOnBoard>,
  routes: [
    {
      path: '/vaccination/entryform',
      title: 'Vaccination entry',
      hindi: 'टीकाकरण दर्ज करें',
      permission: 'vaccination-entry-form',
      load: () => import('./entry-form.tsx'),
      nav: { group: 'Health', order: 1, icon: IconVaccine },
    },
    {
      path: '/vaccination/listform',
      title: 'Vaccinations',
      hindi: 'टीकाकरण',
      permission: 'vaccination-entry-form',
      load: () => import('./list-form.tsx'),
      nav: { group: 'Health', order: 2, icon: IconListDetails },
    },
    {
      path: '/vaccination/types',
      title: 'Vaccine types',
      hindi: 'टीकों के नाम',
      permission: 'manage-vaccine-types',
      load: () => import('./types.tsx'),
      nav: { group: 'Health', order: 3, icon: IconVaccineBottle },
    },
    {
      path: '/vaccination/report',
      title: 'Vaccination report',
      hindi: 'टीकाकरण रिपोर्ट',
      permission: 'vaccination-entry-form',
      load: () => import('./report.tsx'),
      nav: { group: 'Reports', order: 8, icon: IconChartBar },
    },
    ...vaccinationForVisitors.routes,
  ],
}
