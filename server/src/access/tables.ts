import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: [
    'known_devices',
    'password_resets',
    'permissions',
    'reset_requests',
    'role_permissions',
    'roles',
    'sessions',
    'session_tokens',
    'sign_in_failures',
    'user_roles',
    'users',
  ],
  readBy: {
    users: [
      'audit',
      'cash',
      'dispensary',
      'electrical',
      'http',
      'imports',
      'planning',
      'pos',
      'samadh',
      'schedules',
    ],
    roles: ['http'],
    user_roles: ['http', 'schedules'],
    role_permissions: ['http', 'schedules'],
    permissions: ['http', 'schedules'],
    sessions: ['http'],
    session_tokens: ['http'],
  },
  writtenBy: { sessions: ['http'], session_tokens: ['http'] },
} satisfies Tables
