import type { find } from '@nivas/contract/find/calls.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof find> = {
  records: [
    { wanted: 'A26-004321' },
    { wanted: 'OF-0001-001' },
    { wanted: 'W-3F9AA012' },
    { wanted: '4321' },
    { wanted: '9000 000' },
    { wanted: '+९१ ९०००० ००००४' },
    { wanted: 'NR-4322' },
    { wanted: 'meena' },
    { wanted: 'Meena Soni' },
    { wanted: 'soni' },
    { wanted: 'मीना' },
    { wanted: 'me' },
    { wanted: 'nobody of this name' },
  ],
}
