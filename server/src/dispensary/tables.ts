import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['dispensary_words', 'patient_visits', 'patients'],
} satisfies Tables
