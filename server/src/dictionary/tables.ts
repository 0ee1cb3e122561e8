import type { Tables } from '../db/table-owners.ts'

export const tables = {
  owns: ['dictionary_file', 'dictionary_pairs', 'dictionary_terms'],
  readBy: { dictionary_pairs: ['access'] },
} satisfies Tables
