import type { accessFigures } from '@nivas/contract/access/figures.ts'
import { IconHistory, IconMail, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import type { Area, FigureOnBoard } from '../app/area.ts'
import { needAllCatalogues } from '../languages/language.ts'
import { accessForVisitors } from './public.ts'

export const access: Area = {
  name: 'access',
  hindi: accessForVisitors.hindi,
  // The figures about backups have no list. deploy/README.md says what to do.
  figures: {
    new_permissions: {
      title: 'New permissions of an update that no role has yet',
      hindi: 'अपडेट से आई अनुमतियाँ, जो अभी किसी भूमिका को नहीं दी गईं',
      leadsTo: ['/roles'],
      look: true,
    },
    hours_before_first_backup: {
      title: 'No backup of the database yet: hours in service',
      hindi: 'डेटाबेस का बैकअप कभी नहीं हुआ: उपयोग के घंटे',
      leadsTo: [],
      look: true,
    },
    hours_without_backup: {
      title: 'Hours since the last backup of the database',
      hindi: 'डेटाबेस के अंतिम बैकअप को हुए घंटे',
      leadsTo: [],
      look: true,
    },
    hours_without_log: {
      title: 'Hours since the write-ahead log was last archived',
      hindi: 'राइट-अहेड लॉग के अंतिम बार सुरक्षित होने के बाद बीते घंटे',
      leadsTo: [],
      look: true,
    },
  } satisfies Record<keyof typeof accessFigures, FigureOnBoard>,
  routes: [
    ...accessForVisitors.routes,
    {
      path: '/users',
      title: 'Users',
      hindi: 'उपयोगकर्ता',
      permission: 'manage-users',
      load: () => import('./users.tsx'),
      nav: { group: 'Administration', order: 1, icon: IconUsers },
    },
    {
      path: '/roles',
      title: 'Roles',
      hindi: 'भूमिकाएँ',
      permission: 'manage-roles',
      load: () => import('./roles.tsx'),
      nav: { group: 'Administration', order: 2, icon: IconUsersGroup },
    },
    {
      path: '/audit',
      title: 'Audit',
      hindi: 'बदलावों का लेखा',
      permission: 'audit-log',
      // The audit names calls of every area, so it waits for the Hindi of all of them.
      load: async () => (await Promise.all([import('./audit.tsx'), needAllCatalogues()]))[0],
      nav: { group: 'Administration', order: 3, icon: IconHistory },
    },
    {
      path: '/account',
      title: 'My account',
      hindi: 'मेरा खाता',
      permission: 'signed-in',
      load: () => import('./account.tsx'),
    },
    {
      path: '/outbox',
      title: 'Outbox',
      hindi: 'भेजी गई ईमेल',
      permission: 'mail-outbox',
      load: () => import('./outbox.tsx'),
      nav: { group: 'Administration', order: 4, icon: IconMail },
    },
  ],
}
