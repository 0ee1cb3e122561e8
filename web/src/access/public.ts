import type { Area } from '../app/area.ts'

/** The screens of users who cannot sign in yet. Their manifest is part of the first file. */
export const accessForVisitors: Area = {
  name: 'access',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/forgot-password',
      title: 'Forgot password',
      hindi: 'पासवर्ड भूल गए',
      permission: 'public',
      load: () => import('./forgot-password.tsx'),
    },
    {
      path: '/reset-password',
      title: 'Reset password',
      hindi: 'नया पासवर्ड बनाएँ',
      permission: 'public',
      load: () => import('./reset-password.tsx'),
    },
  ],
}
