import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['vaccination_doses', 'vaccination_merges', 'vaccination_persons', 'vaccine_types'],
  readBy: { vaccine_types: ['access'] },
} satisfies Tables
