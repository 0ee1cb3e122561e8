import type { Area } from '../app/area.ts'

/** The screen for visitors without a session; its manifest is part of the first file. */
export const vaccinationForVisitors: Area = {
  name: 'vaccination',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/vaccination/verify',
      title: 'Check a vaccination card',
      hindi: 'टीकाकरण कार्ड जाँचें',
      permission: 'public',
      load: () => import('./verify.tsx'),
    },
  ],
}
