import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOfSession } from './statements.ts'

test('the statements that find the session of a request are recognised', () => {
  const source = readFileSync(new URL('../server/src/http/sessions.ts', import.meta.url), 'utf8')
  const [lookup = ''] = /from session_tokens k join sessions s/.exec(source) ?? []
  expect(isOfSession({ text: `select s.user_id ${lookup} where k.token = $1` })).toBe(true)
  expect(isOfSession({ text: 'select from sessions where id = $1 for key share' })).toBe(true)
  expect(isOfSession({ text: 'select id from cash_sessions where closed_at is null' })).toBe(false)
})
