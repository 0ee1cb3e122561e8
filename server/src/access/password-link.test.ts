import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { expect, test } from 'vitest'
import { compileCache } from '../testing/process.ts'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const program = fileURLToPath(new URL('./password-link-cli.ts', import.meta.url))

/** Runs the command, and returns its output. */
async function run(...args: string[]) {
  const { PATH = '' } = process.env
  const env = { PATH, ...compileCache, DATABASE_URL: server.url, PUBLIC_URL: 'https://venue.example' }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}

test('the operator makes a link with which an administrator sets a new password, once', async () => {
  const made = await run(administrator.email.toUpperCase())
  expect([made.code, made.err]).toEqual([
    0,
    'The link sets a new password, once, within 60 minutes. Keep it secret.\n',
  ])
  const link = new URL(made.out.trim())
  expect(link.origin).toBe('https://venue.example')
  const given = new URLSearchParams(link.hash.slice(link.hash.indexOf('?')))
  expect(given.get('email')).toBe(administrator.email)
  const password = 'a kettle of green tea'
  const reset = { email: administrator.email, token: given.get('token') ?? '' }
  const choose = () =>
    server.anonymous.send(calls.reset, { ...reset, password, password_confirmation: password })
  expect((await choose()).status).toBe(200)
  expect((await choose()).status).not.toBe(200)
  const signIn = await server.anonymous.send(calls.login, { email: administrator.email, password })
  expect(signIn.status).toBe(200)
  const noted = await server.db
    .selectFrom('audit_log')
    .select(['user_id', 'said'])
    .where('call', '=', 'access.linkForOperator')
    .execute()
  expect(noted).toEqual([{ user_id: null, said: {} }])
})

test('an unknown e-mail and a missing one are answered in one line', async () => {
  expect(await run('nobody@example.org')).toEqual({
    code: 1,
    out: '',
    err: 'No user has the e-mail nobody@example.org.\n',
  })
  expect(await run()).toEqual({ code: 1, out: '', err: 'npm run password-link -- e-mail\n' })
})
