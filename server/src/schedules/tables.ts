import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['report_mail_deliveries', 'report_mail_receivers', 'report_mails'],
} satisfies Tables
