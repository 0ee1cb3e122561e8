import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof dispensary> = {
  search: [
    { searchText: 'Patient 4321' },
    { searchText: '90000043' },
    { searchText: '+91 90000 00043' },
    { searchText: 'Patient' },
    { searchText: 'Father 12' },
  ],
  patient: [{ id: 4321 }],
  suggestions: [
    { kind: 'medicine', begins: 'medicine 1' },
    { kind: 'symptom', begins: '' },
  ],
  register: [
    { from: today, to: today },
    { from: inDays(-30), to: today },
  ],
}
