import type { Area } from '../app/area.ts'

/**
 * The screens of applicants, without a session, in one column and in both languages. Their manifest is part of the
 * first file.
 */
export const application: Area = {
  name: 'application',
  hindi: [() => import('./hi.ts')],
  routes: [
    {
      path: '/accomodation',
      title: 'Apply for a stay',
      hindi: 'ठहरने के लिए आवेदन',
      permission: 'public',
      load: () => import('./accomodation.tsx'),
    },
    {
      path: '/application-status',
      title: 'State of your application',
      hindi: 'आपके आवेदन की स्थिति',
      permission: 'public',
      load: () => import('./application-status.tsx'),
    },
  ],
}
