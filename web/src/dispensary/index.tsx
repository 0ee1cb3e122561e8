import type { dispensaryFigures } from '@nivas/contract/dispensary/figures.ts'
import { IconNotebook, IconStethoscope } from '@tabler/icons-react'
import type { Area, FigureOnBoard } from '../app/area.ts'

export const dispensary: Area = {
  name: 'dispensary',
  hindi: [() => import('./hi.ts')],
  figures: {
    patients_today: {
      title: 'Visits of patients today',
      hindi: 'आज रोगियों की जाँच',
      leadsTo: ['/dispensary/register'],
    },
  } satisfies Record<keyof typeof dispensaryFigures, FigureOnBoard>,
  routes: [
    {
      path: '/dispensary/entryform',
      title: 'Patient Information Form',
      hindi: 'रोगी सूचना फ़ॉर्म',
      permission: 'patient-entry-form',
      load: () => import('./entry-form.tsx'),
      counter: true,
      job: 'dispensary',
      nav: { group: 'Health', order: 4, icon: IconStethoscope },
    },
    {
      path: '/dispensary/register',
      title: 'Day register',
      hindi: 'दिन का रजिस्टर',
      permission: 'patient-entry-form',
      load: () => import('./register.tsx'),
      nav: { group: 'Health', order: 5, icon: IconNotebook },
    },
  ],
}
