import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['mails'],
  readBy: { mails: ['access'] },
  writtenBy: { mails: ['access'] },
} satisfies Tables
