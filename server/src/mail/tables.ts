import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['mails'],
  readBy: { mails: ['access', 'schedules'] },
  writtenBy: { mails: ['access', 'schedules'] },
} satisfies Tables
