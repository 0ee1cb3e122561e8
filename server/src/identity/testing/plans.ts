import type { identity } from '@nivas/contract/identity/calls.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof identity> = { readCard: [{ text: '234567890124' }] }
