import { expect, test } from 'vitest'
import { inEnglish } from './in-english.ts'
import { say } from './texts.ts'

test('a text in English has its values in readable form', () => {
  const days = { from: { day: '2026-11-21' }, to: { day: '2026-12-01' } }
  expect(
    inEnglish(
      say('Room {{room}} is already switched off from {{from}} to {{to}}: {{reason}}.', {
        room: 'A-1',
        ...days,
        reason: '{{room}}',
      }),
    ),
  ).toBe('Room A-1 is already switched off from 21 Nov 2026 to 1 Dec 2026: {{room}}.')
  expect(
    inEnglish(
      say('This visitor was already marked out at {{moment}}.', { moment: { moment: '2026-11-21T14:05' } }),
    ),
  ).toBe('This visitor was already marked out at 21 Nov 2026, 14:05.')
  expect(
    inEnglish(
      say('The Bhent for these rooms is {{total}}, not {{given}}. Please check the amount.', {
        total: { rupees: 123456 },
        given: { rupees: 5 },
      }),
    ),
  ).toBe('The Bhent for these rooms is Rs. 1,23,456.00, not Rs. 5.00. Please check the amount.')
})

test('texts within a text are joined in order', () => {
  const stays = ['A26-1', 'A26-2'].map((number) =>
    say('{{number}} ({{from}} – {{to}})', { number, from: { day: '2026-11-21' }, to: { day: '2026-11-22' } }),
  )
  expect(
    inEnglish(
      say('Room {{room}} is held by {{stays}}. Please move these reservations to other rooms first.', {
        room: 7,
        stays,
      }),
    ),
  ).toBe(
    'Room 7 is held by A26-1 (21 Nov 2026 – 22 Nov 2026), A26-2 (21 Nov 2026 – 22 Nov 2026). Please move these reservations to other rooms first.',
  )
})

test('an unknown text, and wrong or missing values, do not compile', () => {
  // @ts-expect-error no such text
  say('This text stands in no catalogue')
  // @ts-expect-error no values
  say('Room {{room}} has had guests. Please switch it off instead.')
  // @ts-expect-error another placeholder
  say('Room {{room}} has had guests. Please switch it off instead.', { rooms: 7 })
  // @ts-expect-error a text without placeholders
  say('Please try again later.', { room: 7 })
})
