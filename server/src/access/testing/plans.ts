import type { access } from '@nivas/contract/access/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof access> = {
  mails: [
    ...[{ to: 'guest4321@' }, { to: 'example.org' }, { to: 'nobody' }],
    ...[{ subject: 'application 4321' }, { subject: 'application' }, { subject: 'a report' }],
    ...(['sent', 'failed', 'waiting'] as const).map((state) => ({ state })),
    { to: 'guest', state: 'kept' },
  ],
  users: [{ name: 'person 12' }, { email: 'desk-1' }, { id: '12' }, { roles: 'cashier' }],
  audit: [
    { user_id: 7 },
    { area: 'venue' },
    { area: 'planning' },
    { record_type: 'reservation' },
    { record_type: 'reservation', record_id: 4321 },
    { from: inDays(-3), to: today },
    { area: 'venue', user_id: 9, from: inDays(-30), to: today },
  ],
}
